import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ErrorModal } from '@rukav/design-system/ErrorModal';
import { reloadRequestedFx } from '../navigation/index.ts';
import type { ModalProps } from './index.ts';

/** The error modal of the requirements, in the language of the page. */
export default function ErrorModalView({
  title,
  message,
  values,
  buttons = [],
  autoClose,
  autoCloseAfter,
  reloadsOnClose = false,
  onOk,
}: ModalProps['error']) {
  const { formatMessage } = useIntl();
  const reload = useUnit(reloadRequestedFx);

  useEffect(
    () => () => {
      if (reloadsOnClose) void reload();
    },
    [reload, reloadsOnClose],
  );

  return (
    <ErrorModal
      {...(title && { title: formatMessage({ id: title }) })}
      message={formatMessage({ id: message }, values)}
      {...(buttons.includes('reload') && {
        reload: { label: formatMessage({ id: 'errors.reload' }), onPress: () => void reload() },
      })}
      {...(buttons.includes('ok') && {
        ok: { label: formatMessage({ id: 'errors.ok' }), ...(onOk && { onPress: onOk }) },
      })}
      {...(buttons.includes('cancel') && { cancel: { label: formatMessage({ id: 'errors.cancel' }) } })}
      {...(autoClose && { autoClose })}
      {...(autoCloseAfter !== undefined && { autoCloseAfter })}
    />
  );
}
