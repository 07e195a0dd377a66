import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { openModalFx } from '../../platform/overlays/index.ts';
import { wished, type Wish } from '../../platform/wish/index.ts';

export interface SignInPromptProps {
  /** What signing in is needed for. */
  text: string;
  /** 1 where it is the whole page. @default 1 */
  headingLevel?: 1 | 2;
  /** What is carried out once she has signed in. */
  wish?: Wish;
}

/** Asks a guest to sign in where only an account can go on. */
export function SignInPrompt({ text, headingLevel = 1, wish }: SignInPromptProps) {
  const { formatMessage } = useIntl();
  const { open, ask } = useUnit({ open: openModalFx, ask: wished });

  return (
    <EmptyState
      headingLevel={headingLevel}
      title={formatMessage({ id: 'profile.prompt.title' })}
      text={text}
      actions={
        <Button opens="dialog" onPress={() => (wish ? ask(wish) : void open({ id: 'sign-in', props: {} }))}>
          {formatMessage({ id: 'profile.signIn' })}
        </Button>
      }
    />
  );
}
