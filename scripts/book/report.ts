import type { EntryPoint } from './entry-points.ts';
import type { ReadStories } from './stories.ts';

/** What the sources say of one component's place in Storybook. */
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
  /** `1` when nobody has weighed it. */
  unweighed: number;
  /** Proofs that its page names and that do not exist. */
  unproven: readonly string[];
  /** Stories that play. */
  behaviours: readonly string[];
}

/** What may be missing from Storybook, and what it is called in print. */
export const checks = {
  undocumented: 'exports and props without a docstring',
  undrawn: 'values and states without a story',
  storyless: 'components without a story file',
  pageless: 'components without a page',
  unweighed: 'components without a cost (npm run costs -- Name)',
  unproven: 'proofs of a page that do not exist',
} as const;

/** A way in which Storybook may be incomplete. */
export type Check = keyof typeof checks;

/** What a page is asked: the proofs among its criteria that do not exist. `undefined` – there is no page. */
export type MissingOfPage = readonly string[] | undefined;

/** Compares what a component takes with what its stories draw. */
export function entryOf(
  name: string,
  entryPoint: EntryPoint,
  stories: ReadStories | undefined,
  missing: MissingOfPage,
  isWeighed: boolean,
): Entry {
  const isDrawn = (key: string, value: string) => {
    const values = stories?.drawn.get(key);
    return values !== undefined && (value === '*' ? values.size > 0 : values.has(value));
  };
  const labelled = (component: string, text: string) => (component === name ? text : `${component}.${text}`);

  return {
    name,
    undocumented: [
      ...entryPoint.exports.filter(({ isDocumented }) => !isDocumented).map((one) => one.name),
      ...entryPoint.components.flatMap((component) =>
        component.props
          .filter(({ isDocumented }) => !isDocumented)
          .map((prop) => labelled(component.name, prop.name)),
      ),
    ],
    undrawn: entryPoint.components.flatMap((component) =>
      component.props.flatMap((prop) =>
        prop.wanted
          .filter((value) => !isDrawn(`${component.name}.${prop.name}`, value))
          .map((value) => labelled(component.name, `${prop.name}=${value}`)),
      ),
    ),
    storyless: stories ? 0 : 1,
    pageless: missing ? 0 : 1,
    unweighed: isWeighed ? 0 : 1,
    unproven: missing ?? [],
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
    unweighed: sum('unweighed'),
    unproven: sum('unproven'),
    behaviours: sum('behaviours'),
  };
}

const spoken = (name: string) =>
  name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase();

/** Everything that is missing of an entry, a line each; nothing when it is complete. */
export function gapsOf(entry: Entry): string[] {
  return [
    ...(entry.storyless ? ['  has no story file'] : []),
    ...(entry.pageless ? ['  has no page'] : []),
    ...(entry.unweighed ? [`  has no cost: npm run costs -- ${entry.name}`] : []),
    ...(entry.undocumented.length > 0 ? [`  without a docstring: ${entry.undocumented.join(', ')}`] : []),
    ...(entry.undrawn.length > 0 ? [`  without a story: ${entry.undrawn.join(', ')}`] : []),
    ...(entry.unproven.length > 0 ? [`  proven by nothing: ${entry.unproven.join(', ')}`] : []),
  ];
}

/** What the stories of an entry prove, a line each. */
export const proofsOf = (entry: Entry): string[] =>
  entry.behaviours.map((name) => `  proves: ${spoken(name)}`);
