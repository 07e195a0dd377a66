import type { ColourName } from '@rukav/design-system/legibility';
import { vars } from '@rukav/design-system/theme';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';
import { useThemeOfBook } from './theme-of-book.ts';
import { valueOf } from './tokens.ts';

/** What each colour is for. A colour that the contract gains has no word here, and does not compile. */
const uses: Record<ColourName, string> = {
  ground: 'The page.',
  surface: 'What lies on the page: modals, menus, fields.',
  plane: 'A quiet plane behind pictures and chosen rows.',
  ink: 'Words and signs.',
  inkQuiet: 'Words beside the point: captions, hints, old prices.',
  inkFaint: 'Words on a control that is disabled.',
  line: 'Hairlines that only divide.',
  border: 'The edge by which a control is told from the page.',
  accent: 'The purchase, and what is chosen, where they are written or drawn in lines. Nothing else.',
  accentHover: 'The same under a pointer.',
  accentWash: 'A wash behind words in ink.',
  accentFill: 'The accent as a ground: the button of the purchase, a count.',
  accentFillHover: 'The same under a pointer.',
  onAccent: 'Words on it.',
  strong: 'The step forward: the primary button, toasts.',
  strongHover: 'The same under a pointer.',
  onStrong: 'Words on it.',
  plate: 'What lies on a photograph: a marker, a toggle. As light by night as by day.',
  onPlate: 'Words on it.',
  plateAccent: 'The accent on it.',
  danger: 'What is wrong, and what takes away for good.',
  dangerWash: 'Behind the words of an error.',
  success: 'What went well.',
  successWash: 'Behind the words that say so.',
  focus: 'The ring around what the keyboard is at.',
  veil: 'Over the page beneath a modal.',
};

/** The colours of the theme of the page, by their names in the contract, each with what it is for. */
export function Swatches({ of }: { of: readonly ColourName[] }) {
  useThemeOfBook();
  return (
    <Figure>
      <ul role="list" className={styles.tiles}>
        {of.map((colour) => (
          <li key={colour}>
            <div className={styles.chip} style={{ background: vars.color[colour] }} />
            <div className={styles.name}>{colour}</div>
            <div className={styles.quiet}>{valueOf(vars.color[colour])}</div>
            <div className={styles.quiet}>{uses[colour]}</div>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
