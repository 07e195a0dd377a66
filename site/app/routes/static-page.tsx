import { staticPage } from '@rukav/features/content';
import { StaticPage } from '@rukav/features/content/view';
import { load } from '../scope';
import type { Route } from './+types/static-page';

const request = (args: Pick<Route.LoaderArgs, 'request'>) => ({
  params: { url: new URL(args.request.url).pathname.replace(/^\/+|\/+$/g, '') },
});

async function open(args: Route.LoaderArgs | Route.ClientLoaderArgs) {
  await load(args.context, staticPage, request(args));
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

export default StaticPage;
