import { contrastRatio, controlPairs, textPairs } from '@rukav/design-system/legibility';
import { vars } from '@rukav/design-system/theme';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';
import { useThemeOfBook } from './theme-of-book.ts';
import { valueOf } from './tokens.ts';

const pairs = { text: textPairs, control: controlPairs } as const;

/** Every pair of colours that must stand apart, with how far it does in the theme of the page. */
export function Contrasts({ of }: { of: keyof typeof pairs }) {
  const theme = useThemeOfBook();
  const least = of === 'control' ? 3 : theme === 'contrast' ? 7 : 4.5;

  return (
    <Figure
      caption={`At least ${least}:1 in this theme. The same pairs are computed for every theme by contrast.test.ts.`}
    >
      <ul role="list" className={styles.smallTiles}>
        {pairs[of].map(([seen, ground]) => {
          const ratio = contrastRatio(valueOf(vars.color[seen]), valueOf(vars.color[ground]));
          return (
            <li key={`${seen} ${ground}`}>
              <div
                className={styles.sample}
                style={{ background: vars.color[ground], color: vars.color[seen] }}
              >
                {of === 'text' ? 'Аа Ққ' : <span className={styles.ring} />}
              </div>
              <div className={styles.name}>
                {ratio.toFixed(1)}:1{ratio < least && ' – too little'}
              </div>
              <div className={styles.quiet}>
                {seen} on {ground}
              </div>
            </li>
          );
        })}
      </ul>
    </Figure>
  );
}
