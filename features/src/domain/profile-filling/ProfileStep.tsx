import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Inline } from '@rukav/design-system/Inline';
import { $isSaving, profileForm } from '../personal-data/index.ts';
import { ProfileNotice, useProfileForm } from '../personal-data/view.ts';
import { wentBack } from './model.ts';

export interface ProfileStepProps {
  /** The fields of the step. */
  children: ReactNode;
  /** Whether there is a step before it. @default false */
  hasBack?: boolean;
}

/** A step that is a part of the profile: going on saves what is written, so that nothing is lost on the way. */
export function ProfileStep({ children, hasBack = false }: ProfileStepProps) {
  const { formatMessage } = useIntl();
  const { isSaving, submit, back } = useUnit({
    isSaving: $isSaving,
    submit: profileForm.submitted,
    back: wentBack,
  });
  const { summary } = useProfileForm();

  return (
    <Form isWide onSubmit={() => submit()} label={formatMessage({ id: 'filling.form' })}>
      <ErrorSummary title={formatMessage({ id: 'data.summary' })} {...summary} />
      {children}
      <ProfileNotice />
      <Inline space="medium">
        <Button type="submit" isPending={isSaving} pendingLabel={formatMessage({ id: 'data.saving' })}>
          {formatMessage({ id: 'filling.next' })}
        </Button>
        {hasBack && (
          <Button emphasis="quiet" onPress={() => back()}>
            {formatMessage({ id: 'filling.back' })}
          </Button>
        )}
      </Inline>
    </Form>
  );
}
