import * as say from '#words/page';

export const PAGES = [
  { name: 'table', title: say.table, fragment: '#/' },
  { name: 'show', title: say.show, fragment: '#/show' },
  { name: 'study', title: say.practise, fragment: '#/study' },
  { name: 'session', title: say.hands, fragment: '#/session' },
  { name: 'lab', title: say.lab, fragment: '#/lab' },
  { name: 'help', title: say.help, fragment: '#/help' },
] as const;

export type PageName = (typeof PAGES)[number]['name'];

/** The page of a fragment: `'lab'` for `'#/lab?hands=…'`. The table's if no page has that name. */
export function pageOf(fragment: string): PageName {
  const [, path = ''] = /^#?\/?([^/?]*)/.exec(fragment) ?? [];
  return PAGES.find(({ fragment: own }) => own === `#/${path.toLowerCase()}`)?.name ?? 'table';
}

/** `'Hand lab'` for `'lab'` */
export function titleOf(page: PageName): string {
  return PAGES.find(({ name }) => name === page)?.title ?? '';
}

/** The page's address without a link: the folder's, as the file of one language would not be everybody's. */
export function pageAddress(): string {
  return location.origin + location.pathname.replace(/\/[a-z]{2}\.html$/, '/');
}

/** The properties that App.svelte gives a page. */
export interface PageProps {
  /** The fragment at which each page was left. */
  readonly links: Readonly<Record<PageName, string>>;
  /** Called with this page's own fragment whenever it changes. */
  readonly onLink: (fragment: string) => void;
}

/** Where the settings keep the links while the page is loaded in another language. */
export const LINKS = 'outs:links';

/** Takes the links at which the pages were left before the language changed. The next call finds none. */
export function takeLinks(): Partial<PageProps['links']> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(LINKS) ?? '{}') as Record<string, string>;
    sessionStorage.removeItem(LINKS);
    return Object.fromEntries(Object.entries(kept).filter(([, link]) => link.startsWith('#/')));
  } catch {
    return {};
  }
}
