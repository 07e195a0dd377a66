import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Link } from '@rukav/design-system/Link';
import * as styles from './CookieNotice.css.ts';
import { $consent, consentGiven } from './index.ts';

/** Asks once what may be kept; not a dialog, and last in the order of Tab. Shows when the browser knows it was not asked. */
export function CookieNotice() {
  const { formatMessage } = useIntl();
  const { consent, give } = useUnit({ consent: $consent, give: consentGiven });
  if (consent !== null) return null;

  return (
    <section className={styles.notice} aria-label={formatMessage({ id: 'shell.cookies.label' })}>
      <p className={styles.text}>
        {formatMessage({ id: 'shell.cookies.text' })}{' '}
        <Link href="/pages/privacy">{formatMessage({ id: 'shell.cookies.more' })}</Link>
      </p>
      <Button size="small" onPress={() => give('all')}>
        {formatMessage({ id: 'shell.cookies.accept' })}
      </Button>
      <Button size="small" emphasis="quiet" onPress={() => give('necessary')}>
        {formatMessage({ id: 'shell.cookies.decline' })}
      </Button>
    </section>
  );
}
