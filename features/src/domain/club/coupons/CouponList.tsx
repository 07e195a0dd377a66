import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Barcode } from '@rukav/design-system/Barcode';
import { Button } from '@rukav/design-system/Button';
import { CouponTile, type CouponTileProps } from '@rukav/design-system/CouponTile';
import type { Coupon } from '@rukav/contract/loyalty/coupons.ts';
import { formatDate, formatMoney } from '../../../platform/locale/index.ts';
import * as styles from '../Club.css.ts';
import { activateFx } from './model.ts';

const tones: Record<Coupon['state'], NonNullable<CouponTileProps['status']>['tone']> = {
  new: 'accent',
  active: 'success',
  used: 'neutral',
};

export interface CouponListProps {
  coupons: readonly Coupon[];
  /** The list's name, for the ear. */
  label: string;
  headingLevel: 2 | 3;
}

/** Coupons with what each gives, how long and on which terms; one that is new can be activated. */
export function CouponList({ coupons, label, headingLevel }: CouponListProps) {
  return (
    <ul className={styles.coupons} aria-label={label}>
      {coupons.map((coupon) => (
        <li key={coupon.id}>
          <Tile coupon={coupon} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ coupon, headingLevel }: { coupon: Coupon } & Pick<CouponListProps, 'headingLevel'>) {
  const { formatMessage } = useIntl();
  const { activate, isPending } = useUnit({ activate: activateFx, isPending: activateFx.pending });
  const { id, title, percent, fromSum, currency, validityPeriod, state, barcode } = coupon;

  return (
    <CouponTile
      headingLevel={headingLevel}
      benefit={formatMessage({ id: 'club.coupon.benefit' }, { percent: String(percent) })}
      title={title}
      validity={
        validityPeriod.to === null
          ? formatMessage({ id: 'club.coupon.since' }, { from: formatDate(validityPeriod.from) })
          : formatMessage(
              { id: 'club.coupon.period' },
              { from: formatDate(validityPeriod.from), to: formatDate(validityPeriod.to) },
            )
      }
      {...(fromSum !== null && {
        terms: formatMessage({ id: 'club.coupon.fromSum' }, { sum: formatMoney(fromSum, currency) }),
      })}
      status={{ label: formatMessage({ id: `club.coupon.${state}` }), tone: tones[state] }}
      isSpent={state === 'used'}
      {...(state === 'active' &&
        barcode !== null && {
          code: <Barcode value={barcode} label={formatMessage({ id: 'club.coupon.barcode' })} />,
        })}
      {...(state === 'new' && {
        action: (
          <Button
            size="small"
            isPending={isPending}
            pendingLabel={formatMessage({ id: 'club.coupon.activating' })}
            // What failed is shown by the model.
            onPress={() => void activate({ body: { id } }).catch(() => undefined)}
          >
            {formatMessage({ id: 'club.coupon.activate' })}
          </Button>
        ),
      })}
    />
  );
}
