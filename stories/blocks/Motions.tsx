import { Button } from '@rukav/design-system/Button';
import { vars } from '@rukav/design-system/theme';
import { useState } from 'react';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';
import { useThemeOfBook } from './theme-of-book.ts';
import { valueOf } from './tokens.ts';

/** The two motions of the theme of the page, to be set going. */
export function Motions() {
  useThemeOfBook();
  const [isThere, setIsThere] = useState(false);
  return (
    <Figure caption="With “Reduced motion” in the toolbar both arrive at once.">
      <div className={styles.list}>
        {Object.entries(vars.motion).map(([name, token]) => (
          <div key={name}>
            <div className={styles.name}>{name}</div>
            <div className={styles.quiet}>{valueOf(token)}</div>
            <div
              className={styles.mover}
              style={{ transition: `margin-inline-start ${token}`, marginInlineStart: isThere ? '60%' : 0 }}
            />
          </div>
        ))}
        <div>
          <Button emphasis="quiet" size="small" onPress={() => setIsThere(!isThere)}>
            Сдвинуть
          </Button>
        </div>
      </div>
    </Figure>
  );
}
