import { useIntl } from 'react-intl';
import { storeNames } from '@rukav/brand';
import { Button } from '@rukav/design-system/Button';
import { GiftCardFace } from '@rukav/design-system/GiftCardFace';
import { Heading } from '@rukav/design-system/Heading';
import { Inline } from '@rukav/design-system/Inline';
import { Text } from '@rukav/design-system/Text';
import { useUnit } from 'effector-react';
import { giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { formatMoney } from '../../platform/locale/index.ts';
import { Canonical, SharedPicture } from '../../platform/navigation/view.ts';
import { $session } from '../../platform/session/index.ts';
import { CardForm } from './card/CardForm.tsx';
import * as styles from './GiftCard.css.ts';

const terms = ['electronic', 'parts', 'validity', 'pin', 'return', 'refund'] as const;

/** What a gift card is, on which terms, and what is left on one (GIFT-01). */
export function GiftCardPage() {
  const { formatMessage } = useIntl();
  const { currency, lang } = useUnit($session);
  const { least, most } = giftCardSums[currency];
  const bounds = { least: formatMoney(least, currency), most: formatMoney(most, currency) };

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'giftCard.documentTitle' })}</title>
      <meta name="description" content={formatMessage({ id: 'giftCard.lead' })} />
      <Canonical path="/pages/gift-card" />
      <SharedPicture />
      <div className={styles.columns}>
        <div className={styles.part}>
          <Heading level={1}>{formatMessage({ id: 'giftCard.title' })}</Heading>
          <Text size="lead">{formatMessage({ id: 'giftCard.lead' })}</Text>
          <Inline space="medium">
            <Button href="/pages/gift-card/buy">{formatMessage({ id: 'giftCard.toBuy' })}</Button>
          </Inline>
        </div>
        <GiftCardFace
          size="large"
          design="ribbon"
          title={formatMessage({ id: 'giftCard.title' })}
          brand={storeNames[lang].store}
          amount={formatMessage({ id: 'giftCard.bounds' }, bounds)}
        />
      </div>
      <section className={styles.part} aria-labelledby="gift-card-terms">
        <Heading level={2} id="gift-card-terms">
          {formatMessage({ id: 'giftCard.terms' })}
        </Heading>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{formatMessage({ id: `giftCard.terms.${term}` }, bounds)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="gift-card-balance">
        <Heading level={2} id="gift-card-balance">
          {formatMessage({ id: 'giftCard.check' })}
        </Heading>
        <CardForm />
      </section>
    </div>
  );
}
