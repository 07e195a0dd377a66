import { PasswordRecoveryPage } from '@rukav/features/profile/view';
import { data } from 'react-router';
import type { PageHandle } from '../page-handle';
import type { Route } from './+types/password-recovery';

/** Its form is sent by scripts. */
export const handle: PageHandle = { needsScripts: true };

/** Another code is no page at all (AUTH-51). */
function check({ params }: Pick<Route.LoaderArgs, 'params'>) {
  if (!/^\w{8,200}$/.test(params.code)) throw data(null, { status: 404 });
  return null;
}
export const loader = (args: Route.LoaderArgs) => check(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => check(args);

/** The code opens an account: no page that is left learns of it, and nobody keeps this one. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function PasswordRecoveryRoute({ params }: Route.ComponentProps) {
  return <PasswordRecoveryPage code={params.code} />;
}
