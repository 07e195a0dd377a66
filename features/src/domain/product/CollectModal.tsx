import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { $session } from '../../platform/session/index.ts';
import { $shown, availabilityRequested } from './index.ts';
import { StoresAvailability } from './StoresAvailability.tsx';

/** Where a size that hangs in shops only can be collected: the choice of a shop puts it into the cart. */
export default function CollectModal() {
  const { formatMessage } = useIntl();
  const { shown, session, ask } = useUnit({ shown: $shown, session: $session, ask: availabilityRequested });
  const { product, sku } = shown;
  const { cityId } = session;

  useEffect(() => {
    ask();
  }, [ask, cityId]);

  if (!product || !sku) return null;
  return (
    <Modal
      title={formatMessage({ id: 'product.collect.title' }, { size: sku.size })}
      closeLabel={formatMessage({ id: 'product.collect.close' })}
    >
      <StoresAvailability product={product} isOfSize />
    </Modal>
  );
}
