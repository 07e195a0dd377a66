import { product, requestOf } from '@rukav/features/product';
import { ProductPage } from '@rukav/features/product/view';
import { redirect } from 'react-router';
import { clientLoader as loadMessages } from '../page-messages';
import { arrive } from '../scope';
import type { Route } from './+types/product';

/** An address with an outdated name leads to the present one, for good. */
async function open({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const { url } = await arrive(context, product, requestOf(params.id));
  if (url !== `${params.name}/${params.id}`)
    throw redirect(`/product/${url}${new URL(request.url).search}`, 301);
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await Promise.all([open(args), loadMessages(args)]);
  return null;
}

export default ProductPage;
