import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Modal } from '@rukav/design-system/Modal';
import { Spinner } from '@rukav/design-system/Spinner';
import { Stack } from '@rukav/design-system/Stack';
import { formatMoney } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { $shown } from '../index.ts';
import { LookPiece } from './LookPiece.tsx';
import { $isAdding, $look, kits, lookOpened, lookRequested } from './model.ts';

/** A look: each garment in its size, and all of them into the cart at once. */
export default function LookModal({ kitId }: { kitId: string }) {
  const { formatMessage } = useIntl();
  const { shown, look, session, isAdding, open, add, retry } = useUnit({
    shown: $shown,
    look: $look,
    session: $session,
    isAdding: $isAdding,
    open: lookOpened,
    add: lookRequested,
    retry: kits.retryFx,
  });
  const productId = shown.product?.id;
  const name = shown.product?.kits.find(({ id }) => id === kitId)?.name ?? '';

  useEffect(() => {
    if (productId !== undefined) open({ kitId, productId });
  }, [open, kitId, productId]);

  const total = look.taken.reduce(
    (sum, { product: { price } }) => sum + (price.discountPrice ?? price.basePrice),
    0,
  );
  return (
    <Modal
      title={name}
      closeLabel={formatMessage({ id: 'product.look.close' })}
      {...(look.kit && {
        footer: (
          <Button isFullWidth isDisabled={look.taken.length === 0} isPending={isAdding} onPress={() => add()}>
            {formatMessage({ id: look.isWhole ? 'product.look.add' : 'product.look.addSome' })}
          </Button>
        ),
      })}
    >
      {look.isFailed ? (
        <Stack space="medium">
          <p role="alert">{formatMessage({ id: 'product.look.failed' })}</p>
          <Button emphasis="quiet" onPress={() => void retry()}>
            {formatMessage({ id: 'product.look.retry' })}
          </Button>
        </Stack>
      ) : (
        <Stack space="large">
          {!look.kit && <Spinner label={name} />}
          {look.pieces.map((piece) => (
            <LookPiece
              key={piece.product.id}
              {...piece}
              currency={session.currency}
              isMissed={look.isMissed && piece.skuId === undefined}
            />
          ))}
          {look.kit && (
            <p>
              {formatMessage(
                { id: look.isWhole ? 'product.look.total' : 'product.look.totalSome' },
                { amount: formatMoney(total, session.currency) },
              )}
            </p>
          )}
          {look.kit && look.isWhole && look.kit.percent !== null && (
            <p>{formatMessage({ id: 'product.look.lowered' }, { percent: String(look.kit.percent) })}</p>
          )}
        </Stack>
      )}
    </Modal>
  );
}
