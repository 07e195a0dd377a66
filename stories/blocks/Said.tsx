import { Text } from '@rukav/design-system/Text';
import type { MessageId } from '@rukav/features/locale';
import { createIntl } from 'react-intl';
import kazakh from 'virtual:messages/kk';
import russian from 'virtual:messages/ru';
import { Figure } from './Figure.tsx';
import * as styles from './blocks.css.ts';

const languages = [
  createIntl({ locale: 'ru', messages: russian }),
  createIntl({ locale: 'kk', messages: kazakh }),
];

export interface SaidProps {
  /** Ids of messages of the store, from `messages.ru.json` and `messages.kk.json` of its features. */
  ids: readonly MessageId[];
  /** What the placeholders stand for. */
  values?: Record<string, string | number>;
}

/** What the store really says, in Russian and in Kazakh, read from its messages. */
export function Said({ ids, values }: SaidProps) {
  return (
    <Figure>
      <div className={styles.list}>
        {ids.map((id) => (
          <div key={id} className={styles.pair}>
            {languages.map(({ locale, formatMessage }) => (
              <Text key={locale} lang={locale}>
                {String(formatMessage({ id }, values))}
              </Text>
            ))}
          </div>
        ))}
      </div>
    </Figure>
  );
}
