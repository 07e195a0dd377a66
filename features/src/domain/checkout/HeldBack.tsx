import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { $draft, changed } from './model.ts';
import { withHeld, withoutHeld, isHeld } from './hold-back.ts';

export interface HeldBackProps {
  skuId: string;
  /** The id of the text that names the thing. */
  nameId: string;
}

/** Puts a thing that was held back together with the others again; nothing for one that was not. */
export function HeldBack({ skuId, nameId }: HeldBackProps) {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  if (!isHeld(draft, skuId)) return null;
  return (
    <Button
      emphasis="plain"
      size="small"
      describedBy={nameId}
      onPress={() => change(withoutHeld(draft, skuId))}
    >
      {formatMessage({ id: 'checkout.together' })}
    </Button>
  );
}

/** Holds a thing back from a way, so that another is asked for. */
export function HoldBack({ skuId, nameId, place }: HeldBackProps & { place: number }) {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  return (
    <Button
      emphasis="plain"
      size="small"
      describedBy={nameId}
      onPress={() => change(withHeld(draft, place, skuId))}
    >
      {formatMessage({ id: 'checkout.apart' })}
    </Button>
  );
}
