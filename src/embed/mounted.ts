import { mount } from 'svelte';
import { TAG } from '#words/page';
import Embed from './Embed.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('embed.html has no #app');
document.documentElement.lang = TAG;
target.replaceChildren();
mount(Embed, { target });
