import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { account } from '../../domain/personal-data/index.ts';
import { MailboxNotice } from '../../domain/personal-data/view.ts';
import { $profile, profileRequested } from '../../domain/profile/index.ts';
import * as styles from './Personal.css.ts';
import { PersonalNavigation } from './PersonalNavigation.tsx';

/** The personal home, at `/personal` and `/account`: who it is, and on a phone the way to every section. */
export function PersonalHome() {
  const { formatMessage } = useIntl();
  const { profile, request, load } = useUnit({
    profile: $profile,
    request: profileRequested,
    load: account.openFx,
  });

  useEffect(() => {
    request();
    // Without it the home lacks the reminder alone.
    load({}).catch(() => undefined);
  }, [request, load]);

  return (
    <div className={styles.home}>
      <title>{formatMessage({ id: 'personal.documentTitle' })}</title>
      <Heading level={1}>
        {typeof profile?.firstName === 'string'
          ? formatMessage({ id: 'personal.greeting' }, { name: profile.firstName })
          : formatMessage({ id: 'personal.title' })}
      </Heading>
      <MailboxNotice />
      <div className={styles.rows}>
        <PersonalNavigation look="rows" path="/personal" />
      </div>
    </div>
  );
}
