import {
  listingOpened,
  readSearchLocation,
  restoreDepthFx,
  search,
  searchRequestOf,
  understoodLocation,
} from '@rukav/features/catalogue';
import { SearchPage } from '@rukav/features/search/view';
import { scopeBind } from 'effector';
import { redirect } from 'react-router';
import { scopeContext } from '../contexts';
import { rememberedDepth, useRememberedDepth } from '../depth';
import { keepWithinEnd } from '../last-page';
import { load } from '../scope';
import type { Route } from './+types/search';

async function open({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const location = readSearchLocation(new URL(request.url).searchParams);
  if (!location.searched.query) return null;
  const answer = await load(context, search, searchRequestOf(location));
  if (answer.page !== null) throw redirect(answer.page);
  keepWithinEnd(request, { ...location, ...answer });
  const understood = understoodLocation(location, answer);
  if (!request.signal.aborted) scopeBind(listingOpened, { scope: context.get(scopeContext) })(understood);
  return understood;
}

export async function loader(args: Route.LoaderArgs) {
  await open(args);
  return null;
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const understood = await open(args);
  const restore = scopeBind(restoreDepthFx, { scope: args.context.get(scopeContext) });
  if (understood) await restore(rememberedDepth(understood)).catch(() => undefined);
  return null;
}

export default function Search() {
  useRememberedDepth();
  return <SearchPage />;
}
