import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { CardForm } from './CardForm.tsx';

/** Pays for an order with a gift card (GIFT-05). */
export default function GiftCardModal({ orderNumber }: { orderNumber: string }) {
  const { formatMessage } = useIntl();
  return (
    <Modal size="small" title={formatMessage({ id: 'giftCard.modal' }, { number: orderNumber })}>
      <CardForm orderNumber={orderNumber} />
    </Modal>
  );
}
