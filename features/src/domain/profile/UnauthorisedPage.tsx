import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Box } from '@rukav/design-system/Box';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $isMember } from '../../platform/session/index.ts';
import { SignInPrompt } from './SignInPrompt.tsx';

/** The page of what only an account can see (`/401`). */
export function UnauthorisedPage() {
  const { formatMessage } = useIntl();
  const { isMember, open } = useUnit({ isMember: $isMember, open: openModalFx });

  return (
    <Box padding={{ block: 'xlarge' }}>
      <title>{formatMessage({ id: 'profile.prompt.documentTitle' })}</title>
      {isMember ? (
        <EmptyState
          headingLevel={1}
          title={formatMessage({ id: 'profile.prompt.signedIn' })}
          actions={
            <>
              <Button href="/personal">{formatMessage({ id: 'profile.home' })}</Button>
              <Button emphasis="quiet" opens="dialog" onPress={() => void open({ id: 'logout', props: {} })}>
                {formatMessage({ id: 'profile.logout' })}
              </Button>
            </>
          }
        />
      ) : (
        <SignInPrompt text={formatMessage({ id: 'profile.prompt.text' })} />
      )}
    </Box>
  );
}
