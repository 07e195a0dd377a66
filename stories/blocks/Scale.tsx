import { vars } from '@rukav/design-system/theme';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';
import { Table } from './Table.tsx';
import { useThemeOfBook } from './theme-of-book.ts';
import { valueOf } from './tokens.ts';

/** The distances of the theme of the page, each as long as it is. */
export function SpaceScale() {
  useThemeOfBook();
  return (
    <Figure>
      <div className={styles.list}>
        {Object.entries(vars.space).map(([name, token]) => (
          <div key={name} className={styles.row}>
            <div>
              <div className={styles.name}>{name}</div>
              <div className={styles.quiet}>{valueOf(token)}</div>
            </div>
            <div className={styles.bar} style={{ inlineSize: token }} />
          </div>
        ))}
      </div>
    </Figure>
  );
}

/** The radii of the theme of the page. */
export function Radii() {
  useThemeOfBook();
  return (
    <Figure>
      <ul role="list" className={styles.smallTiles}>
        {Object.entries(vars.radius).map(([name, token]) => (
          <li key={name}>
            <div className={styles.sample} style={{ borderRadius: token, borderColor: vars.color.border }} />
            <div className={styles.name}>{name}</div>
            <div className={styles.quiet}>{valueOf(token)}</div>
          </li>
        ))}
      </ul>
    </Figure>
  );
}

export interface SizesProps {
  /** What each size of the contract is, by its name. */
  uses: Record<keyof typeof vars.size, string>;
}

/** The sizes that do not belong to the rhythm of distances. */
export function Sizes({ uses }: SizesProps) {
  useThemeOfBook();
  const rows = Object.entries(vars.size).map(([name, token]) => [
    name,
    valueOf(token),
    uses[name as keyof typeof vars.size],
  ]);
  return <Table head={['Size', 'In this theme', 'What it is']} rows={rows} />;
}
