import { session } from '@rukav/features/session';
import { PersonalArea } from '@rukav/features/personal/view';
import { data, Outlet, useLocation } from 'react-router';
import { load } from '../scope';
import type { PageHandle } from '../page-handle';
import type { Route } from './+types/personal-area';

/** Nothing below `/personal` is there while the flag of the new account is off (FLAG-15). */
async function open({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { flags } = await load(context, session, {});
  if (!flags.newAccount && new URL(request.url).pathname !== '/account') throw data(null, { status: 404 });
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

/** The browser alone shows what is personal. */
export const handle: PageHandle = { needsScripts: true };

/** A page of a member is nobody else's, and not kept either. */
export const headers = () => ({ 'cache-control': 'no-store' });

export default function PersonalAreaRoute() {
  const { pathname } = useLocation();
  return (
    <PersonalArea path={pathname}>
      <Outlet />
    </PersonalArea>
  );
}
