import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@rukav/design-system/IconButton';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $profile, profileRequested } from './account.ts';

/** Signing in replaces the button that opened it: the focus goes on to the link in its place. */
const id = 'account';

/** The way to one's own orders, or for a guest to signing in. Who is here is known once the browser has asked. */
export function AccountLink() {
  const { formatMessage } = useIntl();
  const { profile, request, open } = useUnit({
    profile: $profile,
    request: profileRequested,
    open: openModalFx,
  });

  useEffect(() => request(), [request]);

  return profile ? (
    <IconButton
      id={id}
      icon="user"
      href="/personal/orders"
      label={
        profile.firstName === null
          ? formatMessage({ id: 'profile.account' })
          : formatMessage({ id: 'profile.account.named' }, { name: profile.firstName })
      }
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
