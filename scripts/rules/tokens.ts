import { filesOf, textOf, type Fault } from './sources.ts';

const rawColour = /['"`\s(](#[0-9a-fA-F]{3,8})\b|\brgba?\(|\bhsla?\(/;

/** Colours belong to the themes alone: a component that names one cannot be re-branded. */
export function rawColours(): Fault[] {
  return filesOf('{design-system/src,features/src}/**/*.css.ts')
    .filter((file) => !file.startsWith('design-system/src/theme/'))
    .flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, index): Fault[] => {
          const [found] = rawColour.exec(line) ?? [];
          return found
            ? [{ file, what: `line ${index + 1}: the raw colour ${found.trim()}; take one from the theme` }]
            : [];
        }),
    );
}
