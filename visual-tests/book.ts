import { readFileSync } from 'node:fs';
import { idsIn } from '../scripts/requirements/rows.ts';

/** A story or a page of the built Storybook, as its index lists it. */
export interface BookEntry {
  id: string;
  name: string;
  /** Its place in Storybook, such as `design-system/Button`. */
  title: string;
  type: 'story' | 'docs';
  tags: readonly string[];
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

/** The rows of docs/requirements.tsv that a story proves, as tests name them at the end of their titles. */
export function rowsOf({ tags }: Pick<BookEntry, 'tags'>): string {
  const ids = idsIn(tags.join(' '));
  return ids.length > 0 ? ` [${ids.join(' ')}]` : '';
}
