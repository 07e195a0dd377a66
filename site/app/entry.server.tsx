import { Writable } from 'node:stream';
import { withoutLargeAnswers } from '@rukav/features/api';
import { serialize } from 'effector';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router';
import kk from 'virtual:messages/kk';
import ru from 'virtual:messages/ru';
import { files } from 'virtual:page-messages/files';
import { AppShell, intlOf } from './boot';
import { contentSecurityPolicy } from './content-security-policy';
import { captchaOriginContext, mapOriginsContext, scopeContext, visitContext } from './contexts';
import { faultPage } from './fault-page';
import { scriptsAfterPaint } from './late-scripts';
import { partsOf, wholeMessages } from './messages';
import { createNearedPage } from './neared-page';
import { lateOverlays } from './overlays';
import { createServerScope, sessionOf, type Addresses, type Visitor } from './server-scope';
import type { Visit } from './visit';

const messagesOf = { ru: wholeMessages(ru), kk: wholeMessages(kk) };
const texts = { ru: intlOf('ru', messagesOf.ru), kk: intlOf('kk', messagesOf.kk) };

/** Nothing opens while a page is rendered. */
const noOverlays = lateOverlays(() => Promise.reject(new Error('The server opens no modals.')));

/** Nobody nears a link while a page is rendered. */
const noNearedPage = createNearedPage();

/** JSON that cannot end the script element it stands in. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** What pages are rendered with. The server makes it (site/server.ts). */
export const createRendering = (addresses: Addresses) => ({
  contextOf: (request: Request, visit: Visit, visitor: Visitor) => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    context.set(mapOriginsContext, addresses.mapOrigins);
    context.set(captchaOriginContext, addresses.captchaOrigin ?? null);
    context.set(scopeContext, createServerScope(request, visitor, addresses));
    return context;
  },
  sessionOf: (request: Request, cookie: string) => sessionOf(request, cookie, addresses),
});

/** The page that says that a page could not be made, in the language of the visit (site/server.ts). */
export const faultPageOf = ({ lang }: Visit) => faultPage(lang, (id) => texts[lang].formatMessage({ id }));

function secure(headers: Headers, policy: string) {
  headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
  headers.set('cross-origin-opener-policy', 'same-origin');
}

/** Renders the whole page before it goes out: every loader is done, so nothing is left to stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const visit = context.get(visitContext);
  if (!visit) throw new Error('entry.server: no visit in the context. Make it with createRendering.');
  const scope = context.get(scopeContext);
  const values = withoutLargeAnswers(serialize(scope), scope);
  const boot = {
    ...visit,
    values: safeJson(values),
    overlays: noOverlays,
    nearedPage: noNearedPage,
    messages: messagesOf[visit.lang],
    intl: texts[visit.lang],
  };

  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', visit.lang);
  headers.append('vary', 'cookie');
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');

  return new Promise<Response>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let failed: unknown;
    const body = new Writable({
      write(chunk: Uint8Array, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        if (failed) console.error(failed);
        const { pathname, searchParams } = new URL(request.url);
        const { page, added } = scriptsAfterPaint(Buffer.concat(chunks).toString(), {
          answers: values.late.map(({ address }) => address),
          messages: partsOf(pathname).flatMap((part) => files[`${visit.lang}/${part}`] ?? []),
          keepsLocale: searchParams.has('locale'),
        });
        secure(
          headers,
          contentSecurityPolicy(page, {
            added: [added],
            isDevelopment: import.meta.env.DEV,
            mapOrigins: context.get(mapOriginsContext),
            captchaOrigin: context.get(captchaOriginContext),
          }),
        );
        resolve(new Response(page, { headers, status: failed ? 500 : status }));
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <AppShell boot={boot} scope={scope}>
        <ServerRouter context={routerContext} url={request.url} />
      </AppShell>,
      {
        // Parts that hydrate late stand where they belong: a page is whole without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(body),
        onShellError: reject,
        onError: (error) => {
          failed = error;
        },
      },
    );
    request.signal.addEventListener('abort', () => abort());
  });
}
