import { search, searchRequestOf } from '@rukav/features/search';
import { SearchPage } from '@rukav/features/search/view';
import { load } from '../scope';
import type { Route } from './+types/search';

async function open({ context, request }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const asked = searchRequestOf(new URL(request.url).searchParams);
  if (asked.query.query) await load(context, search, asked);
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);

export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

export default SearchPage;
