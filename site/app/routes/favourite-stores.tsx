import { session } from '@rukav/features/session';
import { data } from 'react-router';
import { load } from '../scope';
import type { Route } from './+types/favourite-stores';

export { FavouriteStoresPage as default } from '@rukav/features/favourites/view';

/** There are no favourite shops while their flag is off (FLAG-03). */
async function open({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { flags } = await load(context, session, {});
  if (!flags.favoriteStores) throw data(null, { status: 404 });
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);
