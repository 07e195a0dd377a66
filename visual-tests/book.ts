import { readFileSync } from 'node:fs';

/** A story as the built book lists it. */
export interface BookStory {
  id: string;
  name: string;
  /** Its place in the book, such as `design-system/Button`. */
  title: string;
}

interface Entry extends BookStory {
  type: 'story' | 'docs';
  tags: readonly string[];
}

/** The stories of the built book by title. Throws when there is no built book. */
export function storiesByTitle(): Map<string, BookStory[]> {
  const file = new URL('../storybook-static/index.json', import.meta.url);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Entry> };
  return Map.groupBy(
    Object.values(entries).filter(({ type }) => type === 'story'),
    ({ title }) => title,
  );
}
