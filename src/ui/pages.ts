/** The pages in the order of the navigation; `short` is the title where there is little room. */
export const PAGES = [
  { name: 'table', title: 'Table', short: 'Table', fragment: '#/' },
  { name: 'study', title: 'Study', short: 'Study', fragment: '#/study' },
  { name: 'lab', title: 'Hand lab', short: 'Lab', fragment: '#/lab' },
  { name: 'session', title: 'Session', short: 'Session', fragment: '#/session' },
  { name: 'help', title: 'Help', short: 'Help', fragment: '#/help' },
  // No place in the navigation: the table leads to it.
  { name: 'show', title: 'Everybody’s cards', short: '', fragment: '#/show' },
] as const;

export type PageName = (typeof PAGES)[number]['name'];

/** The page of a fragment: `'lab'` for `'#/lab?hands=…'`. The table's where no page has that name. */
export function pageOf(fragment: string): PageName {
  const [, path = ''] = /^#?\/?([^/?]*)/.exec(fragment) ?? [];
  return PAGES.find(({ fragment: own }) => own === `#/${path.toLowerCase()}`)?.name ?? 'table';
}

/** `'Hand lab'` for `'lab'` */
export function titleOf(page: PageName): string | undefined {
  return PAGES.find(({ name }) => name === page)?.title;
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
