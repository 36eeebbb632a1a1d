// The entry point of the page.
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/things.css';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });

// Without a server the shell still opens and says so. Where browsers have no service workers (an address of the network
// without https) the page works as ever.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
