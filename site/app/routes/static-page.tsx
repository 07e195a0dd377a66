import { staticPage } from '@rukav/features/content';
import { StaticPage } from '@rukav/features/content/view';
import { arrive } from '../scope';
import type { Route } from './+types/static-page';

const request = (args: Pick<Route.LoaderArgs, 'request'>) => ({
  params: { url: new URL(args.request.url).pathname.replace(/^\/+|\/+$/g, '') },
});

export const loader = (args: Route.LoaderArgs) => arrive(args.context, staticPage, request(args));
export const clientLoader = (args: Route.ClientLoaderArgs) => arrive(args.context, staticPage, request(args));

export default StaticPage;
