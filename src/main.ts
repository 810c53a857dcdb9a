// First, for whatever the other modules start.
import './trust';
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

mount(App, { target });
