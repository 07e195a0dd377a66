import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Inline } from '@rukav/design-system/Inline';
import { Text } from '@rukav/design-system/Text';
import { ContactField } from './ContactField.tsx';
import {
  $draft,
  $isBusy,
  $isPhoneCodeOpen,
  channelWanted,
  registrationChosen,
  signInForm,
  wayChosen,
} from './model.ts';

/** Whose account it is: the phone or the mailbox that gets the code. */
export function ContactForm() {
  const { formatMessage } = useIntl();
  const { draft, isOpen, isBusy, submit, want, choose, register } = useUnit({
    draft: $draft,
    isOpen: $isPhoneCodeOpen,
    isBusy: $isBusy,
    submit: signInForm.submitted,
    want: channelWanted,
    choose: wayChosen,
    register: registrationChosen,
  });
  const isByPhone = draft.by === 'phone';
  const sendBy = (channel: 'SMS' | 'CALL' | 'PUSH') => {
    want(channel);
    submit();
  };

  return (
    <Form onSubmit={() => sendBy('SMS')} label={formatMessage({ id: 'profile.signIn' })}>
      <ContactField
        kinds={isOpen || isByPhone ? ['phone', 'email'] : ['email']}
        hints={{ phone: 'profile.phone.hint', email: 'profile.email.hint' }}
      />
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'profile.code.sending' })}
      >
        {formatMessage({ id: 'profile.code.get' })}
      </Button>
      {isByPhone && (
        <Text tone="quiet" size="small" element="div">
          <Inline>
            {formatMessage({ id: 'profile.channel.other' })}
            <Button emphasis="plain" size="small" isDisabled={isBusy} onPress={() => sendBy('CALL')}>
              {formatMessage({ id: 'profile.channel.call' })}
            </Button>
            <Button emphasis="plain" size="small" isDisabled={isBusy} onPress={() => sendBy('PUSH')}>
              {formatMessage({ id: 'profile.channel.push' })}
            </Button>
          </Inline>
        </Text>
      )}
      <Button emphasis="quiet" isFullWidth onPress={() => choose('password')}>
        {formatMessage({ id: 'profile.way.password' })}
      </Button>
      {!isOpen && !isByPhone && (
        <Button emphasis="plain" onPress={register}>
          {formatMessage({ id: 'profile.way.register' })}
        </Button>
      )}
    </Form>
  );
}
