import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { Notice } from '@rukav/design-system/Notice';
import { TextArea } from '@rukav/design-system/TextArea';
import type { Currency } from '@rukav/contract';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import { AddressForm } from '../address/view.ts';
import { SlotChoice } from '../obtaining/view.ts';
import * as styles from './Checkout.css.ts';
import { $isReached, addressLocated } from './location.ts';
import { $draft, addressChanged, changed } from './model.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

export interface CourierPartProps {
  kind: DeliveryKind;
  currency: Currency;
  /** Whether the address is asked for here: one is enough for both couriers. */
  isAddressed: boolean;
}

/** Where and when a courier comes, and whether things are tried on meanwhile: with express they are not. */
export function CourierPart({ kind, currency, isAddressed }: CourierPartProps) {
  const { formatMessage } = useIntl();
  const { draft, isReached, change, changeAddress, locate } = useUnit({
    draft: $draft,
    isReached: $isReached,
    change: changed,
    changeAddress: addressChanged,
    locate: addressLocated,
  });
  const { fieldOf, blurOf } = useCheckoutForm();
  const isExpress = kind === 'express_delivery';

  if (isExpress && draft.fitting) {
    return (
      <Notice
        tone="warning"
        title={formatMessage({ id: 'checkout.express.noFitting' })}
        isLive
        action={
          <Button emphasis="quiet" size="small" onPress={() => change({ fitting: false })}>
            {formatMessage({ id: 'checkout.express.withoutFitting' })}
          </Button>
        }
      >
        {formatMessage({ id: 'checkout.express.noFitting.text' })}
      </Notice>
    );
  }
  return (
    <>
      {isAddressed ? (
        <Fieldset legend={formatMessage({ id: 'checkout.address' })}>
          <SavedAddresses />
          <AddressForm
            fieldOf={fieldOf}
            blurOf={blurOf}
            value={draft.address}
            onChange={changeAddress}
            onLocate={locate}
          />
          <output className={styles.quiet}>
            {isReached !== null &&
              !fieldOf('street').error &&
              formatMessage({ id: isReached ? 'checkout.address.reached' : 'checkout.address.far' })}
          </output>
        </Fieldset>
      ) : (
        <p className={styles.quiet}>{formatMessage({ id: 'checkout.address.same' })}</p>
      )}
      {isExpress && <p className={styles.quiet}>{formatMessage({ id: 'checkout.express.note' })}</p>}
      {isExpress ? (
        <SlotChoice
          {...fieldOf('expressSlot')}
          kind={kind}
          value={draft.expressSlot}
          currency={currency}
          onChange={(expressSlot) => change({ expressSlot })}
        />
      ) : (
        <>
          <SlotChoice
            {...fieldOf('slot')}
            value={draft.slot}
            currency={currency}
            onChange={(slot) => change({ slot })}
          />
          <Checkbox
            isChecked={draft.fitting}
            description={formatMessage({ id: 'checkout.fitting.note' })}
            onChange={(fitting) => change({ fitting })}
          >
            {formatMessage({ id: 'checkout.fitting' })}
          </Checkbox>
        </>
      )}
      {isAddressed && (
        <TextArea
          {...fieldOf('comment')}
          label={formatMessage({ id: 'checkout.comment' })}
          requirement={formatMessage({ id: 'checkout.optional' })}
          size="small"
          value={draft.comment}
          onChange={(comment) => change({ comment })}
          onBlur={blurOf('comment')}
        />
      )}
    </>
  );
}
