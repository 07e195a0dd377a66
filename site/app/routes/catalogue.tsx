import {
  categoryPage,
  listing,
  placeOf,
  placeOpened,
  requestOf,
  restoreDepthFx,
  type Place,
} from '@rukav/features/catalogue';
import { CataloguePage } from '@rukav/features/catalogue/view';
import { scopeBind } from 'effector';
import { scopeContext } from '../contexts';
import { rememberedDepth, useRememberedDepth } from '../depth';
import { arrive } from '../scope';
import type { Route } from './+types/catalogue';

/** The category decides whether its page is tiles or a listing. */
async function open({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs): Promise<Place> {
  const place = placeOf(params['*'], new URL(request.url).searchParams);
  const [{ categoryTiles }] = await Promise.all([
    arrive(context, categoryPage, { query: { url: place.url } }),
    place.url.includes('/') ? arrive(context, listing, requestOf(place)) : undefined,
  ]);
  if (categoryTiles.length === 0 && !place.url.includes('/'))
    await arrive(context, listing, requestOf(place));
  if (!request.signal.aborted) scopeBind(placeOpened, { scope: context.get(scopeContext) })(place);
  return place;
}

export async function loader(args: Route.LoaderArgs) {
  await open(args);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const place = await open(args);
  const restore = scopeBind(restoreDepthFx, { scope: args.context.get(scopeContext) });
  await restore(rememberedDepth(place)).catch(() => undefined);
  return null;
}

export default function Catalogue() {
  useRememberedDepth();
  return <CataloguePage />;
}
