import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { addressOf } from '@rukav/contract';
import { exportAccount } from '@rukav/contract/account/calls.ts';
import { Heading } from '@rukav/design-system/Heading';
import { Inline } from '@rukav/design-system/Inline';
import { Link } from '@rukav/design-system/Link';
import { $flags } from '../../platform/session/index.ts';
import * as styles from './PersonalData.css.ts';

/** What is kept about a member, as a file; and the end of the account, while the flag lets it end (FLAG-05). */
export function KeepingPart() {
  const { formatMessage } = useIntl();
  const { accountDeletion } = useUnit($flags);

  return (
    <section className={styles.part} aria-labelledby="data-keeping">
      <Heading level={2} size="small" id="data-keeping">
        {formatMessage({ id: 'data.keeping' })}
      </Heading>
      <p className={styles.quiet}>{formatMessage({ id: 'data.keeping.text' })}</p>
      <Inline space="large">
        <Link href={addressOf(exportAccount)} isStandalone opensNewTab>
          {formatMessage({ id: 'data.export' })}
        </Link>
        {accountDeletion && (
          <Link href="/personal/deletion" isStandalone emphasis="quiet">
            {formatMessage({ id: 'data.deletion' })}
          </Link>
        )}
      </Inline>
    </section>
  );
}
