import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Box } from '@rukav/design-system/Box';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Spinner } from '@rukav/design-system/Spinner';
import { formatDate } from '../../platform/locale/index.ts';
import { $flags, $isMember } from '../../platform/session/index.ts';
import { SignInPrompt } from '../profile/view.ts';
import { DeletionForm } from './DeletionForm.tsx';
import * as styles from './Deletion.css.ts';
import { $deletion, opened } from './model.ts';

/**
 * Each step takes the place of the one before with what had the focus. A new one is read from its heading on; where the
 * account stays, its button has the focus again and the reason is read out as an alert.
 */
function useFocusOnStep(step: string) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    // The result of the last visit gives way when the page is opened anew: nothing has happened then.
    if (before === step || before === 'done') return;
    page.current?.querySelector<HTMLElement>(step === 'confirm' ? '[type="submit"]' : 'h1')?.focus();
  }, [step]);
  return page;
}

/** The end of an account: asked about, under way, done, or why not (PROF-31, PROF-32). */
export function DeletionPage() {
  const { formatMessage } = useIntl();
  const { isMember, flags, deletion, open } = useUnit({
    isMember: $isMember,
    flags: $flags,
    deletion: $deletion,
    open: opened,
  });

  const page = useFocusOnStep(deletion.step);
  useEffect(() => open(), [open]);

  return (
    <div ref={page}>
      <title>{formatMessage({ id: 'deletion.documentTitle' })}</title>
      <Box padding={{ block: 'large' }}>
        {deletion.step === 'done' && (
          <EmptyState
            headingLevel={1}
            title={formatMessage({ id: 'deletion.done' })}
            text={formatMessage({ id: 'deletion.done.text' }, { date: formatDate(deletion.erasedBy) })}
            actions={<Button href="/">{formatMessage({ id: 'deletion.home' })}</Button>}
          />
        )}
        {deletion.step !== 'done' && !isMember && (
          <SignInPrompt text={formatMessage({ id: 'deletion.signIn' })} />
        )}
        {deletion.step === 'processing' && isMember && (
          <div className={styles.page}>
            <Heading level={1}>{formatMessage({ id: 'deletion.processing' })}</Heading>
            <Spinner />
          </div>
        )}
        {deletion.step === 'confirm' &&
          isMember &&
          (flags.accountDeletion ? (
            <DeletionForm />
          ) : (
            <EmptyState
              headingLevel={1}
              title={formatMessage({ id: 'deletion.problem.closed' })}
              actions={<Button href="/personal/data">{formatMessage({ id: 'deletion.keep' })}</Button>}
            />
          ))}
      </Box>
    </div>
  );
}
