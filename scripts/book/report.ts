import type { Door } from './doors.ts';
import type { ReadStories } from './stories.ts';

/** What the sources say of one component's place in the book. */
export interface Entry {
  name: string;
  /** Exports and props without words for their caller. */
  undocumented: readonly string[];
  /** Values and states that no story draws, as `tone=quiet`. */
  undrawn: readonly string[];
  /** `1` when it has no story file. */
  storyless: number;
  /** `1` when it has no page. */
  pageless: number;
  /** Stories that play. */
  behaviours: readonly string[];
}

/** What may be missing from the book, and what it is called in print. */
export const checks = {
  undocumented: 'exports and props without a docstring',
  undrawn: 'values and states without a story',
  storyless: 'components without a story file',
  pageless: 'components without a page',
} as const;

/** A way in which the book may be incomplete. */
export type Check = keyof typeof checks;

/** The checks that fail `npm run book`. Pages are only counted. */
export const binding: readonly Check[] = ['undocumented', 'undrawn', 'storyless'];

/** Compares what a component takes with what its stories draw. */
export function entryOf(name: string, door: Door, stories: ReadStories | undefined, hasPage: boolean): Entry {
  const isDrawn = (key: string, value: string) => {
    const values = stories?.drawn.get(key);
    return values !== undefined && (value === '*' ? values.size > 0 : values.has(value));
  };
  const labelled = (component: string, text: string) => (component === name ? text : `${component}.${text}`);

  return {
    name,
    undocumented: [
      ...door.exports.filter(({ isDocumented }) => !isDocumented).map((one) => one.name),
      ...door.components.flatMap((component) =>
        component.props
          .filter(({ isDocumented }) => !isDocumented)
          .map((prop) => labelled(component.name, prop.name)),
      ),
    ],
    undrawn: door.components.flatMap((component) =>
      component.props.flatMap((prop) =>
        prop.wanted
          .filter((value) => !isDrawn(`${component.name}.${prop.name}`, value))
          .map((value) => labelled(component.name, `${prop.name}=${value}`)),
      ),
    ),
    storyless: stories ? 0 : 1,
    pageless: hasPage ? 0 : 1,
    behaviours: stories?.behaviours ?? [],
  };
}

const amount = (missing: number | readonly string[]) =>
  typeof missing === 'number' ? missing : missing.length;

/** How much of everything there is in the whole book. */
export function totalsOf(entries: readonly Entry[]): Record<Check | 'components' | 'behaviours', number> {
  const sum = (check: Check | 'behaviours') =>
    entries.reduce((total, entry) => total + amount(entry[check]), 0);
  return {
    components: entries.length,
    undocumented: sum('undocumented'),
    undrawn: sum('undrawn'),
    storyless: sum('storyless'),
    pageless: sum('pageless'),
    behaviours: sum('behaviours'),
  };
}

const spoken = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();

/** An entry as it is printed: its name, then a line for everything that is missing, then what is proven. */
export function linesOf(entry: Entry): string[] {
  return [
    entry.name,
    ...(entry.storyless ? ['  has no story file'] : []),
    ...(entry.pageless ? ['  has no page'] : []),
    ...(entry.undocumented.length > 0 ? [`  without a docstring: ${entry.undocumented.join(', ')}`] : []),
    ...(entry.undrawn.length > 0 ? [`  without a story: ${entry.undrawn.join(', ')}`] : []),
    ...entry.behaviours.map((name) => `  proves: ${spoken(name)}`),
  ];
}
