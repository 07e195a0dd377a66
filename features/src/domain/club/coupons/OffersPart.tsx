import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import * as styles from '../Club.css.ts';
import { CouponList } from './CouponList.tsx';
import { coupons as couponQuery } from './model.ts';

/** How many offers the screen of the club shows; the others are on the page of coupons. */
const shown = 3;

/** What the club offers this member: coupons that are not used yet (CLUB-05). Nothing where there are none. */
export function OffersPart() {
  const { formatMessage } = useIntl();
  const { entry, load } = useUnit({ entry: couponQuery.$current, load: couponQuery.openFx });
  useEffect(() => {
    // Without an answer the screen does without offers.
    load({}).catch(() => undefined);
  }, [load]);
  const offers = (entry.answer?.coupons ?? []).filter(({ used }) => !used);
  if (offers.length === 0) return null;

  return (
    <section className={styles.part} aria-labelledby="club-offers">
      <Heading level={2} size="small" id="club-offers">
        {formatMessage({ id: 'club.offers' })}
      </Heading>
      <CouponList
        coupons={offers.slice(0, shown)}
        label={formatMessage({ id: 'club.offers' })}
        headingLevel={3}
      />
      <p>
        <Link href="/personal/coupons">{formatMessage({ id: 'club.coupons.all' })}</Link>
      </p>
    </section>
  );
}
