import { readFileSync } from 'node:fs';

/** A story or a page of the built Storybook, as its index lists it. */
export interface BookEntry {
  id: string;
  name: string;
  /** Its place in Storybook, such as `design-system/Button`. */
  title: string;
  type: 'story' | 'docs';
  /** Its file, from the project's folder. */
  importPath: string;
}

function entries(): BookEntry[] {
  const file = new URL('../storybook-static/index.json', import.meta.url);
  return Object.values(
    (JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, BookEntry> }).entries,
  );
}

/** The stories of the built Storybook by title. Throws when there is no built Storybook. */
export const storiesByTitle = (): Map<string, BookEntry[]> =>
  Map.groupBy(
    entries().filter(({ type }) => type === 'story'),
    ({ title }) => title,
  );

/** The pages of words of the built Storybook. Throws when there is no built Storybook. */
export const docsPages = (): BookEntry[] => entries().filter(({ type }) => type === 'docs');
