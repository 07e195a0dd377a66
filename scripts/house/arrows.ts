import { filesOf, textOf, type Fault } from './sources.ts';

/** The folders of features by layer, lowest first: arrows point to a lower layer, or stay in it through a door. */
const layers = ['platform', 'domain', 'composition'] as const;

/** What may be entered from another feature: its doors; and, for tests, its builders. */
const doors = /\/(?:index|view|modals|[\w-]+-builders)\.ts$/;

const placeOf = (path: string) => /^features\/src\/(platform|domain|composition)\/([\w-]+)\//.exec(path);

function resolve(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Features reach down only, and into another feature only through its doors. */
export function wrongArrows(): Fault[] {
  return filesOf('features/src/**/*.{ts,tsx}').flatMap((file) => {
    const own = placeOf(file);
    if (!own) return [];
    const imports = [...textOf(file).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(
      ([, path]) => path ?? '',
    );
    return imports.flatMap((specifier): Fault[] => {
      const target = resolve(file, specifier);
      const other = placeOf(target);
      if (!other || (other[1] === own[1] && other[2] === own[2])) return [];
      // The types of all message ids come together in one place.
      if (target.endsWith('/messages.ru.json')) return [];
      const upward = layers.indexOf(other[1] as never) > layers.indexOf(own[1] as never);
      if (upward) return [{ file, what: `imports upward: ${specifier}` }];
      const isPlatform = other[1] === 'platform';
      return isPlatform || doors.test(target) ? [] : [{ file, what: `reaches past a door: ${specifier}` }];
    });
  });
}
