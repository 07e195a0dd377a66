import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { Text } from '@rukav/design-system/Text';
import * as styles from './ProfileFilling.css.ts';

/** What is offered for a filled profile; without the amount until it is known. */
export function Offer({ amount }: { amount: number | null }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.head}>
      <Heading level={1}>
        {amount === null
          ? formatMessage({ id: 'filling.title' })
          : formatMessage({ id: 'filling.title.amount' }, { count: amount, shown: String(amount) })}
      </Heading>
      <Text>{formatMessage({ id: 'filling.text' })}</Text>
    </div>
  );
}
