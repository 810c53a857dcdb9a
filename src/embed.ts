// First, for whatever the other modules start.
import './trust';
import './app.css';
import { wantedLanguage } from './wantedLanguage';

/* One spot in a frame of another site (embed.html), in the user's language. It stores nothing. */

const file = EMBEDS[wantedLanguage()];
void (file === undefined ? import('./embed/mounted') : import(/* @vite-ignore */ new URL(file, location.href).href));
