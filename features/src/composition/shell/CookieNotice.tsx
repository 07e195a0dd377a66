import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Link } from '@rukav/design-system/Link';
import * as styles from './CookieNotice.css.ts';
import { $consent, consentGiven } from './index.ts';

/**
 * While the notice lies there, what takes the focus comes to stand above it. Told to the browser when the focus first moves:
 * a rule for the root has every element of the page styled anew, and who reads only needs it never.
 */
function useFocusAbove() {
  useEffect(() => {
    const { style } = document.documentElement;
    const raise = () => {
      style.scrollPaddingBlockEnd = styles.covered;
    };
    document.addEventListener('focusin', raise, { once: true });
    return () => {
      document.removeEventListener('focusin', raise);
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
}

/** Asks once what may be kept; not a dialog, and last in the order of Tab. Shows when the browser knows it was not asked. */
export function CookieNotice() {
  const consent = useUnit($consent);
  return consent === null ? <Notice /> : null;
}

function Notice() {
  const { formatMessage } = useIntl();
  const give = useUnit(consentGiven);
  useFocusAbove();

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
