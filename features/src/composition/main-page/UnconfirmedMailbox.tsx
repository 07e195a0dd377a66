import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { $profile } from '../../domain/profile/index.ts';

const Widget = lazy(() => import('./MailboxWidget.tsx'));

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
