import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { account } from './account.ts';
import { ContactsPart } from './ContactsPart.tsx';
import { formOpened } from './form.ts';
import { KeepingPart } from './KeepingPart.tsx';
import * as styles from './PersonalData.css.ts';
import { ProfileForm } from './ProfileForm.tsx';

/** My data: what a member says of herself, how she is reached, and what is kept. Personal, so the browser asks for it. */
export function PersonalDataPage() {
  const { formatMessage } = useIntl();
  const { entry, load, retry, begin } = useUnit({
    entry: account.$current,
    load: account.openFx,
    retry: account.retryFx,
    begin: formOpened,
  });
  const profile = entry.answer?.profile ?? null;

  useEffect(() => {
    begin();
    // A failure is in the entry, and shown from there.
    load({}).catch(() => undefined);
  }, [begin, load]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'data.documentTitle' })}</title>
      <Heading level={1}>{formatMessage({ id: 'data.title' })}</Heading>
      {profile && (
        <>
          <section className={styles.part} aria-label={formatMessage({ id: 'data.title' })}>
            <ProfileForm />
          </section>
          <ContactsPart account={profile} />
          <KeepingPart />
        </>
      )}
      {!profile && entry.state !== 'failed' && <Skeleton shape="wide" />}
      {!profile && entry.state === 'failed' && (
        <EmptyState
          drawing="error"
          title={formatMessage({ id: 'data.failed' })}
          actions={<Button onPress={() => void retry()}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
    </div>
  );
}
