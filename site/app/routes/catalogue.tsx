import {
  categoryPage,
  listing,
  readListingLocation,
  listingOpened,
  requestOf,
  restoreDepthFx,
  type ListingLocation,
} from '@rukav/features/catalogue';
import { CataloguePageWithShelves } from '@rukav/features/catalogue-page/view';
import { scopeBind } from 'effector';
import { scopeContext } from '../contexts';
import { rememberedDepth, useRememberedDepth } from '../depth';
import { keepWithinEnd } from '../last-page';
import { load } from '../scope';
import type { PageHandle } from '../page-handle';
import type { Route } from './+types/catalogue';

export const handle: PageHandle = { modals: ['filters'] };

/** The category decides whether its page is tiles or a listing. */
async function open({
  context,
  params,
  request,
}: Route.LoaderArgs | Route.ClientLoaderArgs): Promise<ListingLocation> {
  const location = readListingLocation(params['*'], new URL(request.url).searchParams);
  const loadListing = async () => {
    const { totalCount, pageSize } = await load(context, listing, requestOf(location));
    keepWithinEnd(request, { ...location, totalCount, pageSize });
  };
  const [{ categoryTiles }] = await Promise.all([
    load(context, categoryPage, { query: { url: location.url } }),
    location.url.includes('/') ? loadListing() : undefined,
  ]);
  if (categoryTiles.length === 0 && !location.url.includes('/')) await loadListing();
  if (!request.signal.aborted) scopeBind(listingOpened, { scope: context.get(scopeContext) })(location);
  return location;
}

export async function loader(args: Route.LoaderArgs) {
  await open(args);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const location = await open(args);
  const restore = scopeBind(restoreDepthFx, { scope: args.context.get(scopeContext) });
  await restore(rememberedDepth(location)).catch(() => undefined);
  return null;
}

export default function Catalogue() {
  useRememberedDepth();
  return <CataloguePageWithShelves />;
}
