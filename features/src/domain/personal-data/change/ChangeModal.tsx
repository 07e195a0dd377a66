import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Modal } from '@rukav/design-system/Modal';
import { Notice } from '@rukav/design-system/Notice';
import { useFaultFocus } from '../../../platform/forms/view.ts';
import { $account } from '../account.ts';
import { CodeAgain, CodeStep } from './CodeStep.tsx';
import type { Changing } from './faults.ts';
import { $isBusy, $isByPassword, $notice, $step, changeForm, opened } from './model.ts';
import { ValueFields } from './ValueFields.tsx';

/** Changes the phone, the e-mail or the password: what is to be, then the code that proves who asks (PROF-11, PROF-12). */
export default function ChangeModal({ changing }: { changing: Changing }) {
  const { formatMessage } = useIntl();
  const { account, open } = useUnit({ account: $account, open: opened });
  const isFirst = { phone: false, email: account?.email === null, password: account?.hasPassword === false };

  useEffect(() => void open(changing), [open, changing]);

  return (
    <Modal
      size="small"
      initialFocus="field"
      isDismissable={false}
      title={formatMessage({
        id:
          changing !== 'phone' && isFirst[changing]
            ? `data.${changing}.titleFirst`
            : `data.${changing}.title`,
      })}
    >
      <ChangeForm changing={changing} />
    </Modal>
  );
}

/** What stands in the modal: one step at a time. */
export function ChangeForm({ changing }: { changing: Changing }) {
  const { formatMessage } = useIntl();
  const { step, notice, isBusy, isByPassword, submit } = useUnit({
    step: $step,
    notice: $notice,
    isBusy: $isBusy,
    isByPassword: $isByPassword,
    submit: changeForm.submitted,
  });
  useFaultFocus(changeForm);
  const isLast = step === 'code' || (changing === 'password' && isByPassword);

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: `data.${changing}.title` })}>
      {notice && (
        <Notice tone={notice === 'early' ? 'warning' : 'danger'} isLive>
          {formatMessage({ id: `data.code.notice.${notice}` })}
        </Notice>
      )}
      {step === 'value' ? <ValueFields /> : <CodeStep />}
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: isLast ? 'data.saving' : 'data.code.sending' })}
      >
        {formatMessage({ id: isLast ? 'data.save' : 'data.code.get' })}
      </Button>
      {step === 'code' && <CodeAgain />}
    </Form>
  );
}
