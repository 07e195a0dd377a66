import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { PasswordField } from '@rukav/design-system/PasswordField';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { TextField } from '@rukav/design-system/TextField';
import { $session } from '../../../platform/session/index.ts';
import {
  $changing,
  $draft,
  $isByPassword,
  $isSubscribing,
  changed,
  codePreferred,
  subscribeChosen,
} from './model.ts';
import { useChangeForm } from './useChangeForm.ts';

/** What is to be: a phone, an e-mail, or a password. */
export function ValueFields() {
  const { formatMessage } = useIntl();
  const { changing, draft, session, isSubscribing, change, subscribe } = useUnit({
    changing: $changing,
    draft: $draft,
    session: $session,
    isSubscribing: $isSubscribing,
    change: changed,
    subscribe: subscribeChosen,
  });
  const { fieldOf, blurOf } = useChangeForm();

  if (changing === 'phone')
    return (
      <PhoneField
        {...fieldOf('phone')}
        label={formatMessage({ id: 'data.phone.new' })}
        description={formatMessage({ id: 'data.phone.hint' })}
        country={session.country}
        isRequired
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        onBlur={blurOf('phone')}
      />
    );
  if (changing === 'email')
    return (
      <>
        <TextField
          {...fieldOf('email')}
          label={formatMessage({ id: 'data.email.new' })}
          description={formatMessage({ id: 'data.email.hint' })}
          autoComplete="email"
          isRequired
          value={draft.email}
          onChange={(email) => change({ email })}
          onBlur={blurOf('email')}
        />
        <Checkbox isChecked={isSubscribing} onChange={subscribe}>
          {formatMessage({ id: 'data.email.subscribe' })}
        </Checkbox>
      </>
    );
  return <Passwords />;
}

function Passwords() {
  const { formatMessage } = useIntl();
  const { draft, isByPassword, change, preferCode } = useUnit({
    draft: $draft,
    isByPassword: $isByPassword,
    change: changed,
    preferCode: codePreferred,
  });
  const { fieldOf, blurOf } = useChangeForm();
  const labels = {
    show: formatMessage({ id: 'data.password.show' }),
    hide: formatMessage({ id: 'data.password.hide' }),
  };

  return (
    <>
      {isByPassword && (
        <>
          <PasswordField
            {...fieldOf('oldPassword')}
            label={formatMessage({ id: 'data.password.old' })}
            labels={labels}
            autoComplete="current-password"
            isRequired
            value={draft.oldPassword}
            onChange={(oldPassword) => change({ oldPassword })}
            onBlur={blurOf('oldPassword')}
          />
          <div>
            <Button emphasis="plain" size="small" onPress={() => preferCode()}>
              {formatMessage({ id: 'data.password.byCode' })}
            </Button>
          </div>
        </>
      )}
      <PasswordField
        {...fieldOf('newPassword')}
        label={formatMessage({ id: 'data.password.new' })}
        description={formatMessage({ id: 'data.password.hint' })}
        labels={labels}
        autoComplete="new-password"
        isRequired
        value={draft.newPassword}
        onChange={(newPassword) => change({ newPassword })}
        onBlur={blurOf('newPassword')}
      />
    </>
  );
}
