import { $session } from '@rukav/features/session';
import { storesOfCity } from '@rukav/features/stores';
import { StoresPage } from '@rukav/features/stores/view';
import { scopeContext } from '../contexts';
import { load } from '../scope';
import type { Route } from './+types/stores';

/** The shops of the visitor's city. */
async function open({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { cityId } = context.get(scopeContext).getState($session);
  await load(context, storesOfCity, { query: { cityId } });
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

export default StoresPage;
