import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { storeNames } from '@rukav/brand';
import { GiftCardFace } from '@rukav/design-system/GiftCardFace';
import { Heading } from '@rukav/design-system/Heading';
import { giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { formatMoney } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import * as styles from '../GiftCard.css.ts';
import { sumOf } from './draft.ts';
import { $draft } from './model.ts';

/** The card as it will arrive: its face, and the words that go with it. */
export function Preview() {
  const { formatMessage } = useIntl();
  const { draft, visitor } = useUnit({ draft: $draft, visitor: $session });
  const { currency, lang } = visitor;
  const { least, most } = giftCardSums[currency];
  const sum = sumOf(draft);
  const isPresent = !draft.hideReceiverInfo;
  const bounds = { least: formatMoney(least, currency), most: formatMoney(most, currency) };

  return (
    <section className={styles.preview} aria-labelledby="gift-card-preview">
      <Heading level={2} size="small" id="gift-card-preview">
        {formatMessage({ id: 'giftCard.preview' })}
      </Heading>
      <GiftCardFace
        size="large"
        design={draft.design}
        title={formatMessage({ id: 'giftCard.title' })}
        brand={storeNames[lang].store}
        amount={sum === null ? formatMessage({ id: 'giftCard.bounds' }, bounds) : formatMoney(sum, currency)}
        {...(isPresent && draft.greeting.trim() !== '' && { greeting: draft.greeting.trim() })}
      />
      {isPresent && draft.text.trim() !== '' && <p className={styles.words}>{draft.text.trim()}</p>}
      {isPresent && draft.signature.trim() !== '' && <p className={styles.words}>{draft.signature.trim()}</p>}
      <p className={styles.quiet}>{formatMessage({ id: 'giftCard.preview.text' })}</p>
    </section>
  );
}
