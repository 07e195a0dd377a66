import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { FullAccount } from '@rukav/contract/account/schemas.ts';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { Text } from '@rukav/design-system/Text';
import { RecentOrders } from '../../domain/orders/view.ts';
import { $account, account } from '../../domain/personal-data/index.ts';
import { MailboxNotice } from '../../domain/personal-data/view.ts';
import { $profile, profileRequested } from '../../domain/profile/index.ts';
import { formatNumber } from '../../platform/locale/index.ts';
import { $flags } from '../../platform/session/index.ts';
import { FavouriteStrip } from '../favourites-page/view.ts';
import * as styles from './Personal.css.ts';
import { PersonalNavigation } from './PersonalNavigation.tsx';

/**
 * The personal home, at `/personal` and `/account`: who it is, what her card holds, her latest orders and favourites, and on a
 * phone the way to every section (PROF-04). Without the flag of the new account it says who it is, and no more.
 */
export function PersonalHome() {
  const { formatMessage } = useIntl();
  const { profile, known, flags, request, load } = useUnit({
    profile: $profile,
    known: $account,
    flags: $flags,
    request: profileRequested,
    load: account.openFx,
  });

  useEffect(() => {
    request();
    // Without it the home lacks the reminder and the line of the club alone.
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
      {flags.newAccount && known && <ClubLine member={known} />}
      <div className={styles.rows}>
        <PersonalNavigation look="rows" path="/personal" />
      </div>
      {flags.newAccount && (
        <>
          <RecentOrders />
          <FavouriteStrip />
        </>
      )}
    </div>
  );
}

/** The level of her card, and how many bonuses are on it. */
function ClubLine({ member: { level, bonusesInfo } }: { member: FullAccount }) {
  const { formatMessage } = useIntl();
  const { totalSum } = bonusesInfo;
  return (
    <div className={styles.club}>
      <Text isStrong>
        {formatMessage(
          { id: 'personal.level' },
          { level: formatMessage({ id: `club.level.${level.curLevelCode}` }) },
        )}
      </Text>
      <Link href="/personal/club" isStandalone>
        {formatMessage({ id: 'personal.bonuses' }, { count: totalSum, shown: formatNumber(totalSum) })}
      </Link>
    </div>
  );
}
