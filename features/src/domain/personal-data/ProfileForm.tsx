import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { ChildrenPart } from './ChildrenPart.tsx';
import { $conflicts, $isSaving, $notice, profileForm, theirsTaken } from './form.ts';
import * as styles from './PersonalData.css.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './useProfileForm.ts';

/** The profile with its children. Of two devices the later one is told what the other has changed, and loses nothing. */
export function ProfileForm() {
  const { formatMessage } = useIntl();
  const { isSaving, submit } = useUnit({ isSaving: $isSaving, submit: profileForm.submitted });
  const { summary } = useProfileForm();

  return (
    <Form isWide onSubmit={() => submit()} label={formatMessage({ id: 'data.title' })}>
      <ErrorSummary title={formatMessage({ id: 'data.summary' })} {...summary} />
      <ProfileFields />
      <Heading level={2} size="small">
        {formatMessage({ id: 'data.children' })}
      </Heading>
      <p className={styles.quiet}>{formatMessage({ id: 'data.children.text' })}</p>
      <ChildrenPart />
      <ProfileNotice />
      <div>
        <Button type="submit" isPending={isSaving} pendingLabel={formatMessage({ id: 'data.saving' })}>
          {formatMessage({ id: 'data.save' })}
        </Button>
      </div>
    </Form>
  );
}

/** What saving came to: another device was earlier, or it did not work. */
export function ProfileNotice() {
  const { formatMessage } = useIntl();
  const { notice, conflicts, take } = useUnit({
    notice: $notice,
    conflicts: $conflicts,
    take: theirsTaken,
  });
  if (!notice) return null;
  if (notice !== 'changed')
    return (
      <Notice tone="danger" isLive>
        {formatMessage({ id: `data.notice.${notice}` })}
      </Notice>
    );
  const names = conflicts.map((field) => formatMessage({ id: `data.field.${field}` }).toLocaleLowerCase());
  return (
    <Notice
      tone="warning"
      isLive
      title={formatMessage({ id: 'data.notice.changed' })}
      action={
        names.length > 0 && (
          <Button emphasis="quiet" size="small" onPress={() => take()}>
            {formatMessage({ id: 'data.notice.takeTheirs' })}
          </Button>
        )
      }
    >
      {names.length > 0
        ? formatMessage({ id: 'data.notice.conflicts' }, { fields: names.join(', ') })
        : formatMessage({ id: 'data.notice.followed' })}
    </Notice>
  );
}
