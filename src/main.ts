// First, for whatever the other modules start.
import './trust';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { readSettings } from './ui/settings.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

readSettings();
mount(App, { target });
