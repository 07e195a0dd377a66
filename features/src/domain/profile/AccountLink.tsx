import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@rukav/design-system/IconButton';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $flags, $isMember } from '../../platform/session/index.ts';
import { $profile, profileRequested } from './account.ts';

/** Signing in replaces the button that opened it: the focus goes on to the link in its place. */
const id = 'account';

export interface AccountLinkProps {
  /** How many messages the member has not read. */
  unread: number;
}

/** The way to the personal area, or to the one page that is left of it without its flag; for a guest to signing in. The name comes once the browser has loaded the profile. */
export function AccountLink({ unread }: AccountLinkProps) {
  const { formatMessage } = useIntl();
  const { isMember, flags, profile, request, open } = useUnit({
    isMember: $isMember,
    flags: $flags,
    profile: $profile,
    request: profileRequested,
    open: openModalFx,
  });

  useEffect(() => request(), [request]);

  const label =
    typeof profile?.firstName === 'string'
      ? formatMessage({ id: 'profile.account.named' }, { name: profile.firstName })
      : formatMessage({ id: 'profile.account' });

  return isMember ? (
    <IconButton
      id={id}
      icon="user"
      href={flags.newAccount ? '/personal' : '/account'}
      label={
        unread > 0
          ? `${label}. ${formatMessage({ id: 'profile.account.unread' }, { count: String(unread) })}`
          : label
      }
      {...(unread > 0 && { count: unread > 99 ? '99+' : String(unread) })}
    />
  ) : (
    <IconButton
      icon="user"
      opens="dialog"
      label={formatMessage({ id: 'profile.signIn' })}
      onPress={() => void open({ id: 'sign-in', props: {}, returnTo: id })}
    />
  );
}
