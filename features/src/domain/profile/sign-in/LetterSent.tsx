import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Stack } from '@rukav/design-system/Stack';
import { Text } from '@rukav/design-system/Text';
import { $draft, contactCorrected, wayChosen } from './model.ts';
import { Resend } from './Resend.tsx';

/** Tells that a letter with a link is on its way; whether there is an account, only the letter says. */
export function LetterSent() {
  const { formatMessage } = useIntl();
  const { draft, correct, choose } = useUnit({
    draft: $draft,
    correct: contactCorrected,
    choose: wayChosen,
  });

  return (
    <Stack>
      <Text>
        {formatMessage({ id: 'profile.letter.sent' }, { email: draft.email })}{' '}
        <Button emphasis="plain" size="small" onPress={correct}>
          {formatMessage({ id: 'profile.email.correct' })}
        </Button>
      </Text>
      <Resend isLetter />
      <Button emphasis="quiet" isFullWidth onPress={() => choose('password')}>
        {formatMessage({ id: 'profile.way.back' })}
      </Button>
    </Stack>
  );
}
