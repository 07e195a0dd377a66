import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import type { AboutProduct } from './feature.ts';
import { question } from './model.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { Sent } from './Sent.tsx';

/** Asks a question about a product. What is written stays for the visit when the modal is closed. */
export default function AddQuestionModal({ productId, productName }: AboutProduct) {
  const { formatMessage } = useIntl();
  const { isSent, open } = useUnit({ isSent: question.$isSent, open: question.opened });

  useEffect(() => {
    open(productId);
  }, [open, productId]);

  return (
    <Modal title={formatMessage({ id: 'reviews.question.title' })} isDismissable={false}>
      {isSent ? (
        <Sent
          title={formatMessage({ id: 'reviews.question.sent' })}
          text={formatMessage({ id: 'reviews.question.sent.text' })}
          closeLabel={formatMessage({ id: 'reviews.sent.close' })}
        />
      ) : (
        <Stack>
          <Text tone="quiet">{productName}</Text>
          <QuestionForm />
        </Stack>
      )}
    </Modal>
  );
}
