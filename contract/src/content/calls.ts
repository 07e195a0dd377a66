import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getMainPage = call<typeof schemas.GetMainPage>()({
  base: 'v3',
  method: 'GET',
  path: '/main-page-data',
  refusals: {},
});

export const getStaticPage = call<typeof schemas.GetStaticPage>()({
  base: 'v3',
  method: 'GET',
  path: '/static/pages/{url}',
  refusals: { page_not_found: 404 },
});
