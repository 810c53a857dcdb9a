import { render } from 'svelte/server';
import App from './App.svelte';

/**
 * The page with an empty table as HTML, for the build to put into index.html: it is painted before the page's script
 * comes, which then takes its place. Nothing in it can be pressed yet.
 *
 * @returns without style attributes, which the page's policy forbids, and without Svelte's marks
 */
export function draw(): string {
  return render(App)
    .body.replace(/<!--.*?-->/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace('<main>', '<main inert>');
}
