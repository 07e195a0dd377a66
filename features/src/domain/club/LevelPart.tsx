import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { Progress } from '@rukav/design-system/Progress';
import { Text } from '@rukav/design-system/Text';
import type { Bonuses } from '@rukav/contract/loyalty/schemas.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import * as styles from './Club.css.ts';

/** What was bought, what is missing to the next level, and how much of a purchase comes back. */
export function LevelPart({ bonuses }: { bonuses: Bonuses }) {
  const { formatMessage } = useIntl();
  const { purchaseSum, nextLevel, currency, cashbackPercent, cashbackStep } = bonuses;
  const money = (minor: number) => formatMoney(minor, currency);

  return (
    <section className={styles.part} aria-labelledby="club-level">
      <Heading level={2} size="small" id="club-level">
        {formatMessage({ id: 'club.level' })}
      </Heading>
      <Text>{formatMessage({ id: 'club.purchases' }, { sum: money(purchaseSum) })}</Text>
      {nextLevel ? (
        <Progress
          label={formatMessage(
            { id: 'club.next' },
            { level: formatMessage({ id: `club.level.${nextLevel.level}` }) },
          )}
          value={purchaseSum}
          max={purchaseSum + nextLevel.missing}
          valueText={formatMessage({ id: 'club.missing' }, { sum: money(nextLevel.missing) })}
        />
      ) : (
        <Text>{formatMessage({ id: 'club.highest' })}</Text>
      )}
      <p className={styles.quiet}>
        {formatMessage(
          { id: 'club.cashback' },
          { percent: String(cashbackPercent), step: money(cashbackStep) },
        )}
      </p>
    </section>
  );
}
