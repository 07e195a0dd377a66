import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import { $isMember } from '../../../platform/session/index.ts';
import { SignInPrompt } from '../../profile/view.ts';
import * as styles from '../Club.css.ts';
import { CouponList } from './CouponList.tsx';
import { coupons as couponQuery } from './model.ts';

/** A member's coupons, at `/personal/coupons` (CLUB-22). Personal, so the browser asks for them. */
export function CouponsPage() {
  const { formatMessage } = useIntl();
  const { isMember, entry, load, retry } = useUnit({
    isMember: $isMember,
    entry: couponQuery.$current,
    load: couponQuery.openFx,
    retry: couponQuery.retryFx,
  });
  useEffect(() => {
    // A failure is in the entry, and shown from there.
    if (isMember) load({}).catch(() => undefined);
  }, [isMember, load]);
  const found = entry.answer?.coupons;

  return (
    <>
      <title>{formatMessage({ id: 'club.coupons.documentTitle' })}</title>
      {isMember ? (
        <div className={styles.page}>
          <Heading level={1}>{formatMessage({ id: 'club.coupons' })}</Heading>
          {!found && entry.state !== 'failed' && <Skeleton shape="wide" />}
          {!found && entry.state === 'failed' && (
            <EmptyState
              drawing="error"
              title={formatMessage({ id: 'club.coupons.failed' })}
              actions={<Button onPress={() => void retry()}>{formatMessage({ id: 'club.retry' })}</Button>}
            />
          )}
          {found?.length === 0 && <Text>{formatMessage({ id: 'club.coupons.none' })}</Text>}
          {found && found.length > 0 && (
            <div className={styles.part}>
              <Text>{formatMessage({ id: 'club.coupons.how' })}</Text>
              <CouponList coupons={found} label={formatMessage({ id: 'club.coupons' })} headingLevel={2} />
            </div>
          )}
        </div>
      ) : (
        <SignInPrompt text={formatMessage({ id: 'club.coupons.signIn' })} />
      )}
    </>
  );
}
