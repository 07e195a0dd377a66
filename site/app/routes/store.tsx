import { storeById } from '@rukav/features/stores';
import { StorePage } from '@rukav/features/stores/view';
import { data, useSearchParams } from 'react-router';
import { load } from '../scope';
import type { Route } from './+types/store';

/** An id holds lowercase letters and digits only. */
async function open({ context, params: { id } }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  if (!/^[a-z0-9]{1,64}$/.test(id)) throw data(null, { status: 404 });
  const { stores } = await load(context, storeById, { body: { ids: [id] } });
  if (stores.length === 0) throw data(null, { status: 404 });
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

/** `?product=` names the product that the shopper came from. */
export default function StoreRoute() {
  const [parameters] = useSearchParams();
  return <StorePage productId={parameters.get('product')} />;
}
