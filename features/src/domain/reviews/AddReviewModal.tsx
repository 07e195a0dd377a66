import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import type { AboutProduct } from './feature.ts';
import { review } from './model.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { Sent } from './Sent.tsx';

/** Writes a review of a product. What is written stays for the visit when the modal is closed. */
export default function AddReviewModal({ productId, productName }: AboutProduct) {
  const { formatMessage } = useIntl();
  const { isSent, open } = useUnit({ isSent: review.$isSent, open: review.opened });

  useEffect(() => {
    open(productId);
  }, [open, productId]);

  return (
    <Modal title={formatMessage({ id: 'reviews.review.title' })} isDismissable={false}>
      {isSent ? (
        <Sent
          title={formatMessage({ id: 'reviews.review.sent' })}
          text={formatMessage({ id: 'reviews.review.sent.text' })}
          closeLabel={formatMessage({ id: 'reviews.sent.close' })}
        />
      ) : (
        <Stack>
          <Text tone="quiet">{productName}</Text>
          <ReviewForm />
        </Stack>
      )}
    </Modal>
  );
}
