import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { openModalFx } from '../../platform/overlays/index.ts';

export interface SignInPromptProps {
  /** What signing in is needed for. */
  text: string;
  /** 1 where it is the whole page. @default 1 */
  headingLevel?: 1 | 2;
}

/** Asks a guest to sign in where only an account can go on. */
export function SignInPrompt({ text, headingLevel = 1 }: SignInPromptProps) {
  const { formatMessage } = useIntl();
  const open = useUnit(openModalFx);

  return (
    <EmptyState
      headingLevel={headingLevel}
      title={formatMessage({ id: 'profile.prompt.title' })}
      text={text}
      actions={
        <Button opens="dialog" onPress={() => void open({ id: 'sign-in', props: {} })}>
          {formatMessage({ id: 'profile.signIn' })}
        </Button>
      }
    />
  );
}
