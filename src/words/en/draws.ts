import type { DrawName } from '../../poker/draws';
import { withArticle } from './grammar';

/** `'flush draw'` */
export function drawName(name: DrawName): string {
  return name;
}

/** `'a flush draw'`, `'two overcards'` */
export function aDraw(name: DrawName): string {
  return name === 'overcards' ? 'two overcards' : withArticle(name);
}
