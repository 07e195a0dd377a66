import { sampleBrand } from '@rukav/design-system/sample-brand';
import { themes } from '@rukav/design-system/theme';
import type { ReactNode } from 'react';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';

const worn = [
  // As the system is one of the others.
  ...Object.entries(themes).flatMap(([name, { className }]) =>
    name === 'system' ? [] : [[name, className]],
  ),
  ['sample-brand', sampleBrand],
];

/** The same piece of the store in every theme, whatever the theme of the page. */
export function InEveryTheme({ children }: { children: ReactNode }) {
  return (
    <Figure>
      <div className={styles.pair}>
        {worn.map(([name, className]) => (
          <div key={name} className={className}>
            <div className={styles.page}>
              <div className={styles.quiet}>{name}</div>
              {children}
            </div>
          </div>
        ))}
      </div>
    </Figure>
  );
}
