import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import type { GoneState } from '@rukav/contract/cart/schemas.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { closeModalFx } from '../../platform/overlays/index.ts';
import { canBeOrdered } from './lines.ts';
import { $cart } from './model.ts';

export interface CartGoneModalProps {
  /** What became of the cart that was seen. */
  state: GoneState;
  /** The path of the page on which she is told of it. */
  path: string;
}

/** A button: an address, or else it goes on where she is. */
interface Way {
  label: MessageId;
  href?: string;
}

/** What a page says of the cart that is there now, and where one can go from it; the first way is the one to take. */
interface Words {
  text: MessageId;
  ways: readonly Way[];
}

const goOn: Way = { label: 'cart.gone.goOn' };
const back: Way = { label: 'cart.gone.back', href: '/cart' };

/** The words of each page, where something can be ordered now, and where nothing can. */
const words: Record<'cart' | 'checkout' | 'other', Record<'filled' | 'empty', Words>> = {
  cart: {
    filled: { text: 'cart.gone.cart', ways: [{ label: 'cart.gone.look' }] },
    empty: { text: 'cart.gone.empty', ways: [{ label: 'cart.empty.catalogue', href: '/catalog' }] },
  },
  checkout: {
    filled: { text: 'cart.gone.checkout', ways: [back, { label: 'cart.gone.order' }] },
    empty: { text: 'cart.gone.checkout.empty', ways: [back] },
  },
  other: {
    filled: { text: 'cart.gone.other', ways: [{ label: 'cart.gone.open', href: '/cart' }, goOn] },
    empty: { text: 'cart.gone.empty', ways: [goOn] },
  },
};

const pageOf = (path: string) => {
  if (path === '/cart/checkout') return 'checkout';
  return path === '/cart' ? 'cart' : 'other';
};

/**
 * The cart that was shown was cancelled elsewhere, or does not count any more: it was ordered, its things went over into
 * another, or it is not known. What counts now is on screen already; what is said of it, and the buttons, are those of the page.
 */
export default function CartGoneModal({ state, path }: CartGoneModalProps) {
  const { formatMessage } = useIntl();
  const { cart, close } = useUnit({ cart: $cart, close: closeModalFx });
  const { text, ways } = words[pageOf(path)][cart && canBeOrdered(cart) ? 'filled' : 'empty'];

  return (
    <Modal
      size="small"
      title={formatMessage({
        id: state === 'cancelled' ? 'cart.gone.title.cancelled' : 'cart.gone.title.invalid',
      })}
    >
      <Stack>
        <Text>{formatMessage({ id: `cart.gone.${state}` })}</Text>
        <Text>{formatMessage({ id: text })}</Text>
        {ways.map(({ label, href }, place) => (
          <Button
            key={label}
            isFullWidth
            emphasis={place === 0 ? 'strong' : 'quiet'}
            {...(href === undefined ? { onPress: () => void close() } : { href })}
          >
            {formatMessage({ id: label })}
          </Button>
        ))}
      </Stack>
    </Modal>
  );
}
