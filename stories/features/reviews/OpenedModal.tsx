import { useState } from 'react';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import AddQuestionModal from '../../../features/src/domain/reviews/AddQuestionModal.tsx';
import AddReviewModal from '../../../features/src/domain/reviews/AddReviewModal.tsx';

const modals = { 'add-review': AddReviewModal, 'add-question': AddQuestionModal };

interface OpenedModalProps {
  /** Which form is open from the start. */
  id: keyof typeof modals;
  /** The product that is written about. */
  productName: string;
}

/** A page on which a form is open; its button opens it again once it is closed. */
export function OpenedModal({ id, productName }: OpenedModalProps) {
  const props = { productId: 'dress', productName };
  const [stack] = useState(() => {
    const made = createModalStack<Record<keyof typeof modals, typeof props>>({
      history: memoryHistoryPort(),
    });
    made.open(id, props);
    return made;
  });
  return (
    <>
      <button type="button" onClick={() => stack.open(id, props)}>
        Открыть
      </button>
      <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />
    </>
  );
}
