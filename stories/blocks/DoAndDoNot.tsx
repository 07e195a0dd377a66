import { Text } from '@rukav/design-system/Text';
import * as styles from './blocks.css.ts';
import { Figure } from './Figure.tsx';

/** One thing said in two ways. */
export interface Wording {
  /** As the store says it. */
  good: string;
  /** As it does not. */
  bad: string;
  /** The language of both. */
  lang: 'ru' | 'kk';
  /** What the difference is. */
  why: string;
}

/** Ways to say things, side by side: so, not so, and why. */
export function DoAndDoNot({ wordings }: { wordings: readonly Wording[] }) {
  return (
    <Figure>
      <div className={styles.list}>
        {wordings.map(({ good, bad, lang, why }) => (
          <div key={good}>
            <div className={styles.pair}>
              <div className={styles.good}>
                <Text size="small" tone="success" isStrong>
                  Do
                </Text>
                <Text lang={lang}>{good}</Text>
              </div>
              <div className={styles.bad}>
                <Text size="small" tone="danger" isStrong>
                  Do not
                </Text>
                <Text lang={lang}>{bad}</Text>
              </div>
            </div>
            <div className={styles.caption}>{why}</div>
          </div>
        ))}
      </div>
    </Figure>
  );
}
