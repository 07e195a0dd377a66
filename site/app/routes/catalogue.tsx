import { scopeBind } from 'effector';
import { categoryPage, listing, placeOf, placeOpened, requestOf } from '@rukav/features/catalogue';
import { CataloguePage } from '@rukav/features/catalogue/view';
import { scopeContext } from '../contexts';
import { arrive } from '../scope';
import type { Route } from './+types/catalogue';

/** The category decides whether its page is tiles or a listing (requirements-notes §2 C4). */
async function open({ context, params, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const place = placeOf(params['*'], new URL(request.url).searchParams);
  const [{ categoryTiles }] = await Promise.all([
    arrive(context, categoryPage, { query: { url: place.url } }),
    place.url.includes('/') ? arrive(context, listing, requestOf(place)) : undefined,
  ]);
  if (categoryTiles.length === 0 && !place.url.includes('/'))
    await arrive(context, listing, requestOf(place));
  if (!request.signal.aborted) scopeBind(placeOpened, { scope: context.get(scopeContext) })(place);
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

export default CataloguePage;
