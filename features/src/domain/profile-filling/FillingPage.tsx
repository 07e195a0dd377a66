import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Canonical } from '../../platform/navigation/view.ts';
import { $isMember } from '../../platform/session/index.ts';
import { account } from '../personal-data/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { FillingEnd, isEnd } from './FillingEnd.tsx';
import { FillingSteps } from './FillingSteps.tsx';
import { $amount, $shown, filling, opened } from './model.ts';
import { Offer } from './Offer.tsx';
import * as styles from './ProfileFilling.css.ts';

/**
 * The landing of the promotion that rewards filled profiles: its steps, or why there are none. How it stands for a member is
 * her own, so the browser asks for it.
 */
export function FillingPage() {
  const { formatMessage } = useIntl();
  const { shown, amount, isMember, open, load, loadAccount } = useUnit({
    shown: $shown,
    amount: $amount,
    isMember: $isMember,
    open: opened,
    load: filling.openFx,
    loadAccount: account.openFx,
  });

  useEffect(() => {
    open();
    // A failure is in the entry, and shown from there.
    load({}).catch(() => undefined);
  }, [open, load]);
  useEffect(() => {
    if (isMember) loadAccount({}).catch(() => undefined);
  }, [isMember, loadAccount]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'filling.documentTitle' })}</title>
      <meta name="description" content={formatMessage({ id: 'filling.text' })} />
      <Canonical path="/bd" />
      {isEnd(shown) ? (
        <FillingEnd shown={shown} amount={amount} />
      ) : (
        <>
          <Offer amount={amount} />
          {shown === 'loading' && <Skeleton shape="wide" />}
          {shown === 'auth' && (
            <SignInPrompt headingLevel={2} text={formatMessage({ id: 'filling.signIn' })} />
          )}
          {shown !== 'loading' && shown !== 'auth' && <FillingSteps step={shown} />}
        </>
      )}
    </div>
  );
}
