import { RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { sessionOf } from '../app/server-scope.ts';
import { pages } from './pages.ts';
import { startEdge, type Seen } from './test-edge.ts';

const later = ['session=1; Max-Age=15552000; Path=/; HttpOnly', 'session_token=2; Max-Age=15552000; Path=/'];

/** A site of two pages: one for a browser alone, and one that anybody on the way may keep. */
const build = {
  entry: { module: { default: () => new Response('', { status: 500 }) } },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    page: {
      id: 'page',
      parentId: 'root',
      path: '*',
      module: {
        loader: ({ request }: { request: Request }) =>
          new Response('<p>page</p>', {
            headers: {
              'content-type': 'text/html',
              'cache-control': request.url.endsWith('/public') ? 'public, max-age=60' : 'private, no-cache',
            },
          }),
      },
    },
  },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

/** The site before a backend that lengthens the session with the token 1. */
async function aSite() {
  let apiUrl = '';
  const servePage = pages(
    build,
    {
      contextOf: () => new RouterContextProvider(),
      sessionOf: (asked, cookie) => sessionOf(asked, cookie, { apiUrl }),
    },
    'http://shop.test',
  );
  const edge = await startEdge({
    servePage,
    answer: ({ headers }: Seen, response) => {
      response.setHeader('content-type', 'application/json');
      if (headers.cookie?.includes('session=1')) response.setHeader('set-cookie', later);
      response.end(JSON.stringify({ actor: 'guest', locale: 'ru-RU', cityId: 1 }));
    },
  });
  apiUrl = edge.backendUrl;
  return (path: string, cookie?: string) =>
    fetch(edge.url + path, { headers: { ...(cookie && { cookie }) } }).then(({ headers, status }) => ({
      status,
      cookies: headers.getSetCookie(),
    }));
}

test('a session that the backend lengthens while a page is made goes on in the browser too', async () => {
  const get = await aSite();

  expect(await get('/catalog', 'session=1')).toEqual({ status: 200, cookies: later });
});

test('the cookies of one visitor are nobody else’s, and not in a page that others may keep', async () => {
  const get = await aSite();
  await get('/catalog', 'session=1');

  expect(await get('/catalog', 'session=2')).toEqual({ status: 200, cookies: [] });
  expect(await get('/catalog')).toEqual({ status: 200, cookies: [] });
  expect(await get('/public', 'session=1')).toEqual({ status: 200, cookies: [] });
});
