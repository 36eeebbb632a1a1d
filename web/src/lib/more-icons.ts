// The icons of the page that the lobby does not draw. What opens a table or a deck imports this before it draws anything.
import bodies from 'virtual:more-icons';
import { addIcons } from './icons.ts';

addIcons(bodies);
