import { filesOf, textOf, type Fault } from './sources.ts';

const traces =
  /\.\.\/shared\/|@ts-ignore|@ts-nocheck|eslint-disable|oxlint-disable|\b(?:TODO|FIXME|XXX)\b|\.(?:only|skip|todo|fixme|skipIf|runIf|fails)\(|\btest\.fail\(/;

/** Nothing is left for later, silenced or skipped, and nothing points outside of the project. */
export function tracesOutside(): Fault[] {
  return filesOf(
    '{brand,contract,design-system,features,site,backend,stories,scripts,visual-tests}/**/*.{ts,tsx}',
  )
    .filter((file) => file !== 'scripts/rules/traces.ts')
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index): Fault[] => {
          const [found] = traces.exec(line) ?? [];
          return found ? [{ file, what: `line ${index + 1}: ${found}` }] : [];
        }),
    );
}
