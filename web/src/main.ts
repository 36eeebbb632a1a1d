// The entry point of the page.
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/things.css';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });
