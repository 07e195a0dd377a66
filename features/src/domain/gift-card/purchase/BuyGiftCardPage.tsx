import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import * as styles from '../GiftCard.css.ts';
import { AgreementsPart } from './AgreementsPart.tsx';
import { ContactFields } from './ContactFields.tsx';
import { $isAdding, $isBuying, purchaseOpened, sent } from './model.ts';
import { Preview } from './Preview.tsx';
import { ReceiverPart } from './ReceiverPart.tsx';
import { SumPart } from './SumPart.tsx';
import { TimingPart } from './TimingPart.tsx';
import { usePurchaseForm } from './usePurchaseForm.ts';

/** Buys a gift card: its look, sum, words, receiver and time, with a preview beside (GIFT-02). */
export function BuyGiftCardPage() {
  const { formatMessage } = useIntl();
  const { isBuying, isAdding, open, send } = useUnit({
    isBuying: $isBuying,
    isAdding: $isAdding,
    open: purchaseOpened,
    send: sent,
  });
  const { summary } = usePurchaseForm();
  useEffect(() => open(), [open]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'giftCard.buy.documentTitle' })}</title>
      <Link href="/pages/gift-card" icon="arrow-left" emphasis="quiet">
        {formatMessage({ id: 'giftCard.toTerms' })}
      </Link>
      <Heading level={1}>{formatMessage({ id: 'giftCard.buy.title' })}</Heading>
      <div className={styles.columns}>
        <Form
          isWide
          onSubmit={() => send({ to: 'payment' })}
          label={formatMessage({ id: 'giftCard.buy.title' })}
        >
          <ErrorSummary title={formatMessage({ id: 'giftCard.problems' })} {...summary} />
          <SumPart />
          <ReceiverPart />
          <section className={styles.part} aria-labelledby="gift-card-sender">
            <Heading level={2} size="small" id="gift-card-sender">
              {formatMessage({ id: 'giftCard.sender' })}
            </Heading>
            <ContactFields who="sender" />
          </section>
          <TimingPart />
          <AgreementsPart />
          <Button
            type="submit"
            isFullWidth
            isPending={isBuying}
            pendingLabel={formatMessage({ id: 'giftCard.buying' })}
          >
            {formatMessage({ id: 'giftCard.buy' })}
          </Button>
          <Button
            emphasis="quiet"
            isFullWidth
            isPending={isAdding}
            pendingLabel={formatMessage({ id: 'giftCard.cart.adding' })}
            onPress={() => send({ to: 'cart' })}
          >
            {formatMessage({ id: 'giftCard.cart.add' })}
          </Button>
        </Form>
        <Preview />
      </div>
    </div>
  );
}
