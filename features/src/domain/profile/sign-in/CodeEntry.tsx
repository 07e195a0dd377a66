import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { CodeChannel } from '@rukav/contract/sign-in/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { Button } from '@rukav/design-system/Button';
import { CodeField } from '@rukav/design-system/CodeField';
import { Text } from '@rukav/design-system/Text';
import type { MessageId } from '../../../platform/locale/index.ts';
import { $channel, $codeLength, $draft, changed, contactCorrected } from './model.ts';
import { useSignInForm } from './useSignInForm.ts';

const labels: Record<CodeChannel, MessageId> = {
  SMS: 'profile.code',
  CALL: 'profile.code.ofCall',
  PUSH: 'profile.code.ofPush',
  EMAIL: 'profile.code.ofLetter',
};
const sent: Record<CodeChannel, MessageId> = {
  SMS: 'profile.code.sent',
  CALL: 'profile.code.called',
  PUSH: 'profile.code.pushed',
  EMAIL: 'profile.code.mailed',
};

/** The field of a code, with where it was sent and the way back to correct that. */
export function CodeEntry({ onComplete }: { onComplete?: () => void }) {
  const { formatMessage } = useIntl();
  const { draft, channel, length, change, correct } = useUnit({
    draft: $draft,
    channel: $channel,
    length: $codeLength,
    change: changed,
    correct: contactCorrected,
  });
  const { fieldOf } = useSignInForm();
  const isByPhone = draft.by !== 'email';
  const present = isByPhone && channel === 'EMAIL' ? 'SMS' : channel;

  return (
    <>
      <Text>
        {formatMessage(
          { id: sent[isByPhone ? present : 'EMAIL'] },
          { phone: readablePhone(draft.phone), email: draft.email },
        )}{' '}
        <Button emphasis="plain" size="small" onPress={correct}>
          {formatMessage({ id: isByPhone ? 'profile.phone.correct' : 'profile.email.correct' })}
        </Button>
      </Text>
      <CodeField
        label={formatMessage({ id: labels[isByPhone ? present : 'EMAIL'] })}
        length={length}
        isRequired
        value={draft.code}
        onChange={(code) => change({ code })}
        {...(onComplete && {
          onComplete: (code: string) => {
            change({ code });
            onComplete();
          },
        })}
        {...fieldOf('code')}
      />
    </>
  );
}
