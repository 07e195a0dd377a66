import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Spinner } from '@rukav/design-system/Spinner';
import { StickyColumn } from '@rukav/design-system/StickyColumn';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { $cart, $state, canBeOrdered, orderableLineIds, refreshFx, soldOutLineIds } from '../cart/index.ts';
import { LateChangedNotice } from '../cart/view.ts';
import { obstacleText } from '../payment/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { $flags, $isMember } from '../../platform/session/index.ts';
import { AgreementsPart } from './AgreementsPart.tsx';
import * as styles from './Checkout.css.ts';
import { savingStarted, savingStopped } from './save-choices.ts';
import { $draft, $isPlaced, $nameOfLine, changed, checkoutForm, left, opened } from './model.ts';
import { ObtainingPart } from './ObtainingPart.tsx';
import { RecipientPart } from './RecipientPart.tsx';
import { TotalsPart } from './TotalsPart.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

/**
 * Fields in one column, beside it (on a phone beneath it) what is ordered; a guest needs no account. Personal, so the
 * browser asks for everything.
 */
export function CheckoutPage() {
  const { formatMessage } = useIntl();
  const { isMember, flags, state, cart, isPlaced, open, leave, begin, end, retry } = useUnit({
    isMember: $isMember,
    flags: $flags,
    state: $state,
    cart: $cart,
    isPlaced: $isPlaced,
    open: opened,
    leave: left,
    begin: savingStarted,
    end: savingStopped,
    retry: refreshFx,
  });

  useEffect(() => {
    open();
    begin();
    return () => {
      end();
      leave();
    };
  }, [open, leave, begin, end]);

  if (!isMember && !flags.anonymousCheckout && !isPlaced)
    return (
      <>
        <title>{formatMessage({ id: 'checkout.documentTitle' })}</title>
        <SignInPrompt
          text={formatMessage({ id: 'profile.order.text' })}
          wish={{ kind: 'order', about: {} }}
        />
      </>
    );

  return (
    <>
      <title>{formatMessage({ id: 'checkout.documentTitle' })}</title>
      {isPlaced && <Waiting text={formatMessage({ id: 'checkout.placed' })} />}
      {!isPlaced && state === 'loading' && <Waiting text={formatMessage({ id: 'checkout.loading' })} />}
      {!isPlaced && state === 'failed' && (
        <EmptyState
          headingLevel={1}
          drawing="error"
          title={formatMessage({ id: 'cart.failed.title' })}
          text={formatMessage({ id: 'cart.failed.text' })}
          actions={<Button onPress={() => void retry()}>{formatMessage({ id: 'cart.retry' })}</Button>}
        />
      )}
      {!isPlaced && cart && (canBeOrdered(cart) ? <Filled cart={cart} /> : <Empty cart={cart} />)}
    </>
  );
}

const formId = 'checkout';

function Filled({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { nameOf, submit } = useUnit({ nameOf: $nameOfLine, submit: checkoutForm.submitted });
  const soldOut = cart.lines
    .filter(({ isSoldOut }) => isSoldOut)
    .flatMap(({ lineIds: [first = ''] }) => first);
  const { summary } = useCheckoutForm();

  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage({ id: 'checkout.title' })}</Heading>
      <LateChangedNotice cart={cart} />
      {soldOut.length > 0 && (
        <Notice tone="warning">
          {formatMessage({ id: 'checkout.someSoldOut' }, { names: soldOut.map(nameOf).join('; ') })}
        </Notice>
      )}
      <div className={styles.columns}>
        <div className={styles.parts}>
          <ErrorSummary title={formatMessage({ id: 'checkout.summary' })} {...summary} />
          {orderableLineIds(cart).length > 0 && <ObtainingPart cart={cart} />}
          <Form id={formId} isWide onSubmit={() => submit()} label={formatMessage({ id: 'checkout.title' })}>
            <div className={styles.parts}>
              <RecipientPart />
              <PaymentPart cart={cart} />
              <AgreementsPart />
            </div>
          </Form>
        </div>
        <StickyColumn>
          <TotalsPart cart={cart} formId={formId} />
        </StickyColumn>
      </div>
    </div>
  );
}

function PaymentPart({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf } = useCheckoutForm();

  return (
    <section className={styles.part} aria-labelledby="checkout-payment">
      <Heading level={2} size="small" id="checkout-payment">
        {formatMessage({ id: 'checkout.payment' })}
      </Heading>
      <RadioGroup
        {...fieldOf('paymentMethod')}
        label={formatMessage({ id: 'checkout.payment.method' })}
        look="cards"
        isRequired
        {...(draft.paymentMethod !== null && { value: draft.paymentMethod })}
        options={cart.paymentOptions.map((option) => ({
          value: option.method,
          label: formatMessage({ id: `checkout.payment.${option.method}` }),
          description: obstacleText(option, cart.currency, formatMessage),
          isDisabled: !option.isAvailable,
        }))}
        onChange={(method) => {
          const paymentMethod = cart.paymentMethods.find((one) => one === method);
          if (paymentMethod) change({ paymentMethod });
        }}
      />
    </section>
  );
}

function Waiting({ text }: { text: string }) {
  return (
    <div className={styles.page}>
      <Heading level={1}>{text}</Heading>
      <Spinner label={text} />
    </div>
  );
}

/** Nothing can be ordered; what was sold out or taken away meanwhile is named. */
function Empty({ cart }: { cart: Cart }) {
  const { formatMessage } = useIntl();
  const nameOf = useUnit($nameOfLine);
  const names = soldOutLineIds(cart).map(nameOf).filter(Boolean);
  return (
    <div className={styles.page}>
      <LateChangedNotice cart={cart} />
      <EmptyState
        headingLevel={1}
        drawing="bag"
        title={formatMessage({ id: 'checkout.empty.title' })}
        text={
          names.length > 0
            ? formatMessage({ id: 'checkout.empty.soldOut' }, { names: [...new Set(names)].join('; ') })
            : formatMessage({ id: 'checkout.empty.text' })
        }
        actions={<Button href="/cart">{formatMessage({ id: 'checkout.back' })}</Button>}
      />
    </div>
  );
}
