import { genderOf, mainPage } from '@rukav/features/main-page';
import { MainPage } from '@rukav/features/main-page/view';
import { load } from '../scope';
import type { Route } from './+types/main-page';

const request = (args: Pick<Route.LoaderArgs, 'request'>) => ({
  query: { gender: genderOf(new URL(args.request.url).searchParams) },
});

async function open(args: Route.LoaderArgs | Route.ClientLoaderArgs) {
  await load(args.context, mainPage, request(args));
  return null;
}

export const loader = (args: Route.LoaderArgs) => open(args);
export const clientLoader = (args: Route.ClientLoaderArgs) => open(args);

export default MainPage;
