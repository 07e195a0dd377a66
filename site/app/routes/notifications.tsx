import { isMessageSlot } from '@rukav/contract/notifications/slots.ts';
import { NotificationsPage } from '@rukav/features/notifications/view';
import { session } from '@rukav/features/session';
import { data, useParams, useSearchParams } from 'react-router';
import { load } from '../scope';
import type { Route } from './+types/notifications';

/** The tab of an address without one (SUBS-12). */
const firstTab = 'orders';

/** A tab that is not one is not found (SUBS-13), nor is any while their flag is off (FLAG-17). */
async function open({ context, params: { tab = firstTab } }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { flags } = await load(context, session, {});
  if (!flags.notificationCentre || !isMessageSlot(tab)) throw data(null, { status: 404 });
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

/** `?page=2` opens a further page. */
export default function NotificationsRoute() {
  const { tab = firstTab } = useParams();
  const [parameters] = useSearchParams();
  const page = Number(parameters.get('page') ?? 1);

  return (
    <NotificationsPage
      slot={isMessageSlot(tab) ? tab : firstTab}
      pageNumber={Number.isInteger(page) && page > 1 ? page - 1 : 0}
    />
  );
}
