/** The pages, in the order of the way to them. */
export const PAGES = [
  { name: 'table', title: 'Table', fragment: '#/' },
  { name: 'study', title: 'Study', fragment: '#/study' },
  { name: 'lab', title: 'Hand lab', fragment: '#/lab' },
] as const;

export type PageName = (typeof PAGES)[number]['name'];

/** The page that a fragment belongs to: `'#/lab?hands=…'` to the lab; what no page owns to the table. */
export function pageOf(fragment: string): PageName {
  const [, path = ''] = /^#?\/?([^/?]*)/.exec(fragment) ?? [];
  return PAGES.find(({ fragment: own }) => own === `#/${path.toLowerCase()}`)?.name ?? 'table';
}

/** What a page is given by the frame around it. */
export interface PageProps {
  /** The address the reader came by, a new object each time: also where it is the same once more. */
  readonly arrival: { readonly fragment: string };
  /** Where each page was left. */
  readonly links: Readonly<Record<PageName, string>>;
  /** Told of this page's own fragment as it changes. */
  readonly onLink: (fragment: string) => void;
}
