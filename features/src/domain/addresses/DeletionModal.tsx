import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ConfirmModal } from '@rukav/design-system/ConfirmModal';
import { deletionChosen } from './list.ts';

/** Asks whether a saved address is to be deleted. */
export default function DeletionModal({ id, name }: { id: string; name: string }) {
  const { formatMessage } = useIntl();
  const choose = useUnit(deletionChosen);

  return (
    <ConfirmModal
      title={formatMessage({ id: 'addresses.delete.title' }, { name })}
      message={formatMessage({ id: 'addresses.delete.text' })}
      confirmLabel={formatMessage({ id: 'addresses.delete.confirm' })}
      cancelLabel={formatMessage({ id: 'addresses.delete.keep' })}
      isDangerous
      onConfirm={() => choose(id)}
    />
  );
}
