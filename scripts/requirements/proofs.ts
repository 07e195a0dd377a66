import { relative } from 'node:path';
import type { Call } from '@rukav/contract';
import { prefixes } from '@rukav/contract/call.ts';
import { filesOf, root } from '../rules/sources.ts';
import { importReader, reachOf, type Module } from '../imports/reach.ts';
import type { Result } from './results.ts';
import type { Row } from './rows.ts';

/**
 * What a test can prove. `shop`: what a shopper sees, does or reads, in the store or in a view that one of its pages reaches,
 * with the replies that the contract allows. `component`: what a component does by itself. `call`: all the rest.
 */
export type Proof = 'shop' | 'component' | 'call';

const entries = ['site/app/root.tsx', 'site/app/entry.client.tsx', 'site/app/entry.server.tsx'];

/** Files that the store's pages reach, now or later, and what they import of the contract's calls. */
export interface Store {
  files: ReadonlySet<string>;
  /** Names of calls that some file of the browser sends. */
  sent: ReadonlySet<string>;
}

/** Reads what the store is made of. Paths are from the project's folder. */
export function readStore(): Store {
  const moduleOf = importReader();
  const { now, later } = reachOf(
    [...entries, ...filesOf('site/app/routes/*')].map((file) => `${root}/${file}`),
    moduleOf,
  );
  const files = now.union(later);
  const sent = [...files].flatMap((file) =>
    moduleOf(file).imports.flatMap(({ file: target, names }) => (target.endsWith('calls.ts') ? names : [])),
  );
  return { files: new Set([...files].map((file) => relative(root, file))), sent: new Set(sent) };
}

/** Our modules that a story draws with: those that it imports, through every index and through other files of Storybook. */
function drawnBy(file: string, moduleOf: (file: string) => Module, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const taken = moduleOf(file).imports.flatMap(({ file: target, names }) => {
    const { reexports, isIndex } = moduleOf(target);
    return isIndex ? reexports.filter(({ as }) => names.includes(as)).map((handed) => handed.file) : [target];
  });
  return taken.flatMap((target) =>
    relative(root, target).startsWith('stories/') ? drawnBy(target, moduleOf, seen) : [target],
  );
}

const isView = (file: string) => /^(?:features|design-system)\/.*\.tsx$/.test(file);
/** Who draws a modal by its id draws it as the store does. */
const modalList = 'features/src/features.ts';

/** Says what the tests of a file can prove, `none` where no page of the store draws what they are about. */
export function proofReader({ files }: Store): (file: string) => Proof | 'none' {
  const moduleOf = importReader();
  const isFolderDrawn = (folder: string) => [...files].some((file) => file.startsWith(folder));

  return (file) => {
    if (file.startsWith('site/e2e/')) return 'shop';
    if (file.endsWith('.browser.test.tsx')) {
      if (file.startsWith('features/')) return 'shop';
      return isFolderDrawn(/^.+?\/(?:components\/[^/]+|theme)\//.exec(file)?.[0] ?? file)
        ? 'component'
        : 'none';
    }
    if (!file.endsWith('.stories.tsx')) return 'call';
    const drawn = drawnBy(`${root}/${file}`, moduleOf)
      .map((target) => relative(root, target))
      .filter((target) => target === modalList || (isView(target) && files.has(target)));
    if (drawn.length === 0) return 'none';
    return file.startsWith('stories/design-system/') ? 'component' : 'shop';
  };
}

/** Calls of the contract by method and path, with the names by which the features import them. */
export async function readCalls(): Promise<(Call & { name: string })[]> {
  const modules = await Promise.all(
    filesOf('contract/src/*/*calls.ts').map(
      (file) => import(`${root}/${file}`) as Promise<Record<string, Call>>,
    ),
  );
  return modules.flatMap((module) => Object.entries(module).map(([name, call]) => ({ ...call, name })));
}

/** Areas whose rows speak of a component, whatever page it stands on. */
const ofComponents: ReadonlySet<string> = new Set(['MODAL', 'TOAST']);

/** Says whether a test that passed is a proof of a row at the row's level. */
export function judge(
  store: Store,
  calls: readonly (Pick<Call, 'base' | 'method' | 'path'> & { name: string })[],
  proofOf = proofReader(store),
): (row: Row, result: Pick<Result, 'file' | 'isIdle'>) => boolean {
  /** A call that the contract lacks or nobody makes is proven by nothing; the legacy base is there for others. */
  const isSent = ({ statement }: Row) => {
    const [, method, path] = /\b(GET|POST|PUT|DELETE) (\/[\w/{}-]+)/.exec(statement) ?? [];
    if (path === undefined) return true;
    // A row names a call with the prefix of its base or without.
    const named = calls.filter(
      (call) => call.method === method && [call.path, prefixes[call.base] + call.path].includes(path),
    );
    return named.some(({ name, base }) => base === 'legacy' || store.sent.has(name));
  };

  return (row, { file, isIdle }) => {
    const proof = proofOf(file);
    if (isIdle || proof === 'none' || !isSent(row)) return false;
    if (row.level === 'call' || proof === 'shop') return true;
    return proof === 'component' && ofComponents.has(row.area);
  };
}
