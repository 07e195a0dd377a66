import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { formatNumber } from '../../platform/locale/index.ts';
import { mergeClosed } from './after-merge.ts';
import { mergeChosen, mergeFx } from './merge.ts';

export interface CartMergeModalProps {
  /** The carts that were saved earlier. */
  carts: readonly { id: string; productCount: number }[];
}

/** Offers the cart that was saved earlier: add it, or keep only the new one (CART-47). */
export default function CartMergeModal({ carts }: CartMergeModalProps) {
  const { formatMessage } = useIntl();
  const { choose, close, isPending } = useUnit({
    choose: mergeChosen,
    close: mergeClosed,
    isPending: mergeFx.pending,
  });
  useEffect(() => () => close(), [close]);
  const count = carts.reduce((sum, { productCount }) => sum + productCount, 0);

  return (
    <Modal size="small" title={formatMessage({ id: 'profile.merge.title' })}>
      <Stack>
        <Text>{formatMessage({ id: 'profile.merge.text' }, { count, shown: formatNumber(count) })}</Text>
        <Button isFullWidth isPending={isPending} onPress={() => choose(carts.map(({ id }) => id))}>
          {formatMessage({ id: 'profile.merge.add' })}
        </Button>
        <Button emphasis="quiet" isFullWidth isPending={isPending} onPress={() => choose([])}>
          {formatMessage({ id: 'profile.merge.keepNew' })}
        </Button>
      </Stack>
    </Modal>
  );
}
