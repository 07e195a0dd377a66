import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyView } from '@rukav/design-system/lazyView';
import { $profile } from '../../domain/profile/index.ts';

const Widget = lazyView(() => import('./MailboxWidget.tsx'));

/** The widget of a member whose address waits for its link. It is loaded for nobody else. */
export function UnconfirmedMailbox() {
  const profile = useUnit($profile);
  if (!profile || profile.email === null || profile.isEmailConfirmed) return null;
  return (
    <Suspense>
      <Widget />
    </Suspense>
  );
}
