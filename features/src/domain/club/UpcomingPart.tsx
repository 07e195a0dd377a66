import { useIntl } from 'react-intl';
import { AmountList } from '@rukav/design-system/AmountList';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import type { Bonuses } from '@rukav/contract/loyalty/schemas.ts';
import { formatNumber } from '../../platform/locale/index.ts';
import * as styles from './Club.css.ts';

/** What the balance is made of, and what orders will bring to it. */
export function UpcomingPart({ bonuses }: { bonuses: Bonuses }) {
  const { formatMessage } = useIntl();
  const { cashbackBonuses, promotionalBonuses, upcoming } = bonuses;

  return (
    <section className={styles.part} aria-labelledby="club-upcoming">
      <Heading level={2} size="small" id="club-upcoming">
        {formatMessage({ id: 'club.bonuses' })}
      </Heading>
      <AmountList
        amounts={[
          { label: formatMessage({ id: 'club.kind.cashback' }), value: formatNumber(cashbackBonuses) },
          { label: formatMessage({ id: 'club.kind.promotional' }), value: formatNumber(promotionalBonuses) },
        ]}
      />
      <Heading level={3} size="small">
        {formatMessage({ id: 'club.upcoming' })}
      </Heading>
      {upcoming.length === 0 ? (
        <p className={styles.quiet}>{formatMessage({ id: 'club.upcoming.none' })}</p>
      ) : (
        <AmountList
          amounts={upcoming.map(({ orderNumber, bonuses: points, waitsFor }) => ({
            label: formatMessage({ id: 'club.upcoming.order' }, { number: orderNumber }),
            value: `+${formatNumber(points)}`,
            note: (
              <>
                {formatMessage({ id: `club.upcoming.${waitsFor}` })}{' '}
                <Link href={`/personal/orders/${orderNumber}`}>
                  {formatMessage({ id: 'club.upcoming.open' }, { number: orderNumber })}
                </Link>
              </>
            ),
          }))}
        />
      )}
    </section>
  );
}
