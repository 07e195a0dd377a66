import { product, requestOf, sizeAsked } from '@rukav/features/product';
import { ProductPage } from '@rukav/features/product/view';
import { openVoicesFx, readReviewsLocation } from '@rukav/features/reviews';
import { scopeBind } from 'effector';
import { redirect } from 'react-router';
import { scopeContext } from '../contexts';
import type { PageHandle } from '../page-handle';
import { load } from '../scope';
import { whenIdle } from '../when-idle';
import type { Route } from './+types/product';

export const handle: PageHandle = { modals: ['size-table', 'zoom'] };

/** An address with an outdated name leads to the present one, for good. `?size=44` chooses a size. */
async function open({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const size = new URL(request.url).searchParams.get('size');
  if (size !== null)
    scopeBind(sizeAsked, { scope: context.get(scopeContext) })({ productId: params.id, size });
  const { url } = await load(context, product, requestOf(params.id));
  if (url !== `${params.name}/${params.id}`)
    throw redirect(`/product/${url}${new URL(request.url).search}`, 301);
  return null;
}

/** Reviews and questions, as far as the query says. They never fail the page: their section tells of a failure itself. */
function openVoices({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const location = readReviewsLocation(params.id, new URL(request.url).searchParams);
  return scopeBind(openVoicesFx, { scope: context.get(scopeContext) })(location);
}

export async function loader(args: Route.LoaderArgs) {
  await Promise.all([open(args), openVoices(args)]);
  return null;
}

/** In the browser reviews follow the page: it does not wait for them, nor for the work that asking for them is. */
export async function clientLoader(args: Route.ClientLoaderArgs) {
  whenIdle(() => {
    if (!args.request.signal.aborted) void openVoices(args);
  });
  return open(args);
}

export default ProductPage;
