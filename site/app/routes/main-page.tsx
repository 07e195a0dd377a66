import { genderOf, mainPage } from '@rukav/features/main-page';
import { MainPage } from '@rukav/features/main-page/view';
import { arrive } from '../scope';
import type { Route } from './+types/main-page';

const request = (args: Pick<Route.LoaderArgs, 'request'>) => ({
  query: { gender: genderOf(new URL(args.request.url).searchParams) },
});

export const loader = (args: Route.LoaderArgs) => arrive(args.context, mainPage, request(args));
export const clientLoader = (args: Route.ClientLoaderArgs) => arrive(args.context, mainPage, request(args));

export default MainPage;
