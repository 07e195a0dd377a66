import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '@rukav/design-system/Box';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $isDone, opened } from './model.ts';
import { PasswordRecoveryForm } from './PasswordRecoveryForm.tsx';
import * as styles from './PasswordRecovery.css.ts';

export interface PasswordRecoveryPageProps {
  /** The code of the link. */
  code: string;
}

/** The page of the link in a letter: sets a new password, then asks to sign in with it (AUTH-50). */
export function PasswordRecoveryPage({ code }: PasswordRecoveryPageProps) {
  const { formatMessage } = useIntl();
  const { isDone, open, openModal } = useUnit({ isDone: $isDone, open: opened, openModal: openModalFx });

  useEffect(() => void open(code), [open, code]);

  return (
    <Box padding={{ block: 'xlarge' }}>
      <title>{formatMessage({ id: 'profile.recovery.documentTitle' })}</title>
      <meta name="robots" content="noindex" />
      {isDone ? (
        <EmptyState
          headingLevel={1}
          title={formatMessage({ id: 'profile.recovery.done' })}
          text={formatMessage({ id: 'profile.recovery.done.text' })}
          actions={
            <Button
              opens="dialog"
              onPress={() => void openModal({ id: 'sign-in', props: { way: 'password' } })}
            >
              {formatMessage({ id: 'profile.signIn' })}
            </Button>
          }
        />
      ) : (
        <div className={styles.column}>
          <PasswordRecoveryForm />
        </div>
      )}
    </Box>
  );
}
