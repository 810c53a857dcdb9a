// First, for whatever the other modules start.
import './trust';
import { mount } from 'svelte';
import Embed from './embed/Embed.svelte';
import './app.css';

/*
 * One spot in a frame of another site: embed.html. It stores nothing, and its settings come from its link.
 */

const target = document.getElementById('app');
if (!target) throw new Error('embed.html has no #app');
target.replaceChildren();
mount(Embed, { target });
