/** What a module reaches by its imports: how pages, texts and proofs are told apart without a list that anybody keeps. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** Every export of a module, or its side effects. */
const everything = '*';

interface Imported {
  file: string;
  /** Names that are taken of it. Empty when it is imported for its side effects. */
  names: readonly string[];
}

interface Reexport extends Imported {
  /** What this module calls it; `*` where it hands on all of a module. */
  as: string;
}

/** What a file imports and hands on. */
export interface Module {
  imports: readonly Imported[];
  /** Files that `import()` loads. */
  later: readonly string[];
  reexports: readonly Reexport[];
  /** It only hands on what others export, so that whoever takes one name of it loads that one's file alone. */
  isIndex: boolean;
}

/** Files of the project that are loaded with the entries, and those that may follow. Absolute paths. */
export interface Reach {
  now: ReadonlySet<string>;
  later: ReadonlySet<string>;
}

const endings = ['', '.ts', '.tsx', '/index.ts'];

/** The file that an import leads to; undefined for packages from elsewhere and for what is not source. */
function fileOf(specifier: string, from: string): string | undefined {
  if (!/^(?:\.|@rukav\/)/.test(specifier)) return undefined;
  const plain = specifier.replace(/\?.*$/, '');
  const path = plain.startsWith('.')
    ? resolve(dirname(from), plain)
    : fileURLToPath(import.meta.resolve(plain));
  return endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());
}

const isSource = (file: string) => /\.tsx?$/.test(file);

function read(file: string): Module {
  if (!isSource(file)) return { imports: [], later: [], reexports: [], isIndex: false };
  const source = readFileSync(file, 'utf8');
  const { module, program } = parseSync(file, source);

  const imports = module.staticImports.flatMap(({ moduleRequest, entries }): Imported[] => {
    const target = fileOf(moduleRequest.value, file);
    const used = entries.filter(({ isType }) => !isType);
    if (target === undefined || (entries.length > 0 && used.length === 0)) return [];
    return [
      {
        file: target,
        names: used.map(({ importName }) =>
          importName.kind === 'Name'
            ? (importName.name ?? everything)
            : importName.kind === 'Default'
              ? 'default'
              : everything,
        ),
      },
    ];
  });

  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName, isType }): Reexport[] => {
      const target = moduleRequest && !isType ? fileOf(moduleRequest.value, file) : undefined;
      if (target === undefined) return [];
      return [{ file: target, names: [importName.name ?? everything], as: exportName.name ?? everything }];
    }),
  );

  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    const target = /^['"`]/.test(written) ? fileOf(written.slice(1, -1), file) : undefined;
    return target === undefined ? [] : [target];
  });

  const isIndex = program.body.every(
    (statement) =>
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        (statement.source !== null || statement.exportKind === 'type')) ||
      (statement.type === 'ImportDeclaration' && statement.importKind === 'type') ||
      statement.type.startsWith('TS'),
  );
  return { imports, later, reexports, isIndex };
}

/** Reads each file once. */
export function importReader(): (file: string) => Module {
  const modules = new Map<string, Module>();
  return (file) => {
    const known = modules.get(file) ?? read(file);
    modules.set(file, known);
    return known;
  };
}

/** Takes the files that `names` of a module need, through every index on the way. */
function take(
  file: string,
  names: readonly string[],
  seen: Set<string>,
  moduleOf: (file: string) => Module,
): void {
  const { imports, reexports, isIndex } = moduleOf(file);
  const isAll = names.includes(everything) || names.length === 0;
  const isNew = !seen.has(file);
  if (isNew) {
    seen.add(file);
    for (const { file: target, names: taken } of imports) take(target, taken, seen, moduleOf);
  }
  for (const { file: target, names: taken, as } of reexports) {
    const isTaken = isAll || !isIndex || as === everything || names.includes(as);
    if (!isTaken) continue;
    const mark = `${target}#${as === everything ? names.join() : taken.join()}`;
    if (seen.has(mark)) continue;
    seen.add(mark);
    take(target, as === everything && !isAll ? names : taken, seen, moduleOf);
  }
}

/** What these modules load at once, and what they or that may load afterwards by `import()`, but for `except`. */
export function reachOf(
  entries: readonly string[],
  moduleOf = importReader(),
  except: readonly string[] = [],
): Reach {
  const loaded = (files: readonly string[]) => {
    const seen = new Set<string>();
    for (const file of files) take(file, [everything], seen, moduleOf);
    return new Set([...seen].filter((file) => !file.includes('#')));
  };

  const now = loaded(entries);
  let all = now;
  for (;;) {
    const next = [...all]
      .flatMap((file) => moduleOf(file).later)
      .filter((file) => !all.has(file) && !except.includes(file));
    if (next.length === 0) break;
    all = all.union(loaded(next));
  }
  return { now, later: all.difference(now) };
}
