import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Inline } from '@rukav/design-system/Inline';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import { TextField } from '@rukav/design-system/TextField';
import type { FieldFault } from '@rukav/contract/fields/fault.ts';
import { giftCardLimits } from '@rukav/contract/gift-cards/limits.ts';
import { useFaultFocus, useForm } from '../../../platform/forms/view.ts';
import { useKeptFocus } from '../../../platform/interaction/view.ts';
import * as styles from '../GiftCard.css.ts';
import { CardOutcome } from './CardOutcome.tsx';
import * as model from './model.ts';

export interface CardFormProps {
  /** The order that the card pays for; without one the form tells what is on the card. */
  orderNumber?: string;
}

/** A gift card's number, then its PIN, then what came of it (GIFT-21). */
export function CardForm({ orderNumber }: CardFormProps) {
  const { step, open } = useUnit({ step: model.$step, open: model.cardOpened });
  useEffect(() => void open({ orderNumber: orderNumber ?? null }), [open, orderNumber]);

  const part = useRef<HTMLDivElement>(null);
  // Each step begins at its field, the outcome at its beginning.
  const focusKept = useKeptFocus(() => part.current?.querySelector('input') ?? part.current);

  return (
    <div {...focusKept} ref={part} tabIndex={-1} className={styles.step}>
      {step === 'number' && <NumberStep />}
      {step === 'pin' && <PinStep isPaying={orderNumber !== undefined} />}
      {step === 'done' && <CardOutcome />}
    </div>
  );
}

function NumberStep() {
  const { formatMessage } = useIntl();
  const { draft, change, submit } = useUnit({
    draft: model.$draft,
    change: model.changed,
    submit: model.numberForm.submitted,
  });
  const { fieldOf, blurOf } = useForm(model.numberForm, (_, { code }: FieldFault) =>
    formatMessage(
      { id: code === 'required' ? 'giftCard.problem.number' : 'giftCard.problem.numberForm' },
      { least: String(giftCardLimits.numberLength.least) },
    ),
  );
  useFaultFocus(model.numberForm);

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'giftCard.form' })}>
      <TextField
        {...fieldOf('cardNumber')}
        type="numeric"
        label={formatMessage({ id: 'giftCard.number' })}
        description={formatMessage({ id: 'giftCard.number.hint' })}
        isRequired
        value={draft.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
        onBlur={blurOf('cardNumber')}
      />
      <Inline space="medium">
        <Button type="submit">{formatMessage({ id: 'giftCard.next' })}</Button>
      </Inline>
    </Form>
  );
}

function PinStep({ isPaying }: { isPaying: boolean }) {
  const { formatMessage } = useIntl();
  const { draft, isBusy, change, submit, back } = useUnit({
    draft: model.$draft,
    isBusy: model.$isBusy,
    change: model.changed,
    submit: model.pinForm.submitted,
    back: model.numberAgain,
  });
  const { fieldOf } = useForm(model.pinForm, (_, { code }: FieldFault) =>
    formatMessage(
      { id: code === 'required' ? 'giftCard.problem.pin' : 'giftCard.problem.pinForm' },
      { length: String(giftCardLimits.pinLength) },
    ),
  );
  useFaultFocus(model.pinForm);

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'giftCard.form' })}>
      <Problem />
      <TextField
        {...fieldOf('code')}
        type="numeric"
        autoComplete="off"
        label={formatMessage({ id: 'giftCard.pin' })}
        description={formatMessage(
          { id: 'giftCard.pin.hint' },
          { ending: draft.cardNumber.replaceAll(/\D/g, '').slice(-4) },
        )}
        isRequired
        value={draft.code}
        onChange={(code) => change({ code })}
      />
      <Stack space="small">
        <Inline space="medium">
          <Button type="submit" isPending={isBusy} pendingLabel={formatMessage({ id: 'giftCard.checking' })}>
            {formatMessage({ id: isPaying ? 'giftCard.apply' : 'giftCard.read' })}
          </Button>
          <Button emphasis="quiet" onPress={() => back()}>
            {formatMessage({ id: 'giftCard.otherNumber' })}
          </Button>
        </Inline>
        <NewPin />
      </Stack>
    </Form>
  );
}

/** Asks for a new PIN, and says where it was sent. */
function NewPin() {
  const { formatMessage } = useIntl();
  const { sentTo, ask } = useUnit({ sentTo: model.$sentTo, ask: model.pinAsked });
  return (
    <>
      {sentTo !== null && (
        <Notice tone="success" isLive>
          {formatMessage({ id: 'giftCard.newPin.sent' }, { to: sentTo })}
        </Notice>
      )}
      <Inline space="medium">
        <Button emphasis="plain" size="small" onPress={() => ask()}>
          {formatMessage({ id: 'giftCard.newPin' })}
        </Button>
      </Inline>
    </>
  );
}

function Problem() {
  const { formatMessage } = useIntl();
  const problem = useUnit(model.$problem);
  if (!problem) return null;
  return (
    <Notice tone="danger" isLive>
      {formatMessage({ id: `giftCard.refusal.${problem.code}` }, { left: String(problem.left) })}
    </Notice>
  );
}
