import '@rukav/design-system/fonts.css';
import type { Failure } from '@rukav/features/api';
import { FailurePage, NotFoundPage } from '@rukav/features/errors/view';
import { searchedText } from '@rukav/features/navigation';
import { session } from '@rukav/features/session';
import { Shell } from '@rukav/features/shell/view';
import { themes } from '@rukav/design-system/theme';
import baseFont from '@rukav/design-system/fonts/onest-base.woff2?url';
import currencyFont from '@rukav/design-system/fonts/onest-currency.woff2?url';
import cyrillicFont from '@rukav/design-system/fonts/onest-cyrillic.woff2?url';
import kazakhFont from '@rukav/design-system/fonts/onest-kazakh.woff2?url';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRevalidator,
} from 'react-router';
import type { Route } from './+types/root';
import { useBoot } from './boot';
import { Bridges } from './Bridges';
import { messagesContext } from './contexts';
import { OverlayHost } from './OverlayHost';
import { needsScripts } from './page-handle';
import { load } from './scope';
import { storageGuard } from './storage-guard';

/** What every page needs; in the browser it is there already. */
export async function loader({ context }: Route.LoaderArgs) {
  await load(context, session, {});
  return null;
}
export const shouldRevalidate = () => false;

/** A page is drawn when its words are there; they load beside its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ context, request }, next) => {
    const words = context.get(messagesContext).loadFor(new URL(request.url).pathname);
    await Promise.all([next(), words]);
  },
];

/** The parts of the family that a page is set in, asked for together: each that comes by itself sets every line anew. */
const fonts = {
  ru: [baseFont, cyrillicFont, currencyFont],
  kk: [baseFont, cyrillicFont, currencyFont, kazakhFont],
};

export function Layout({ children }: { children: ReactNode }) {
  const { lang, locale, theme, values } = useBoot();

  return (
    <html lang={lang} data-locale={locale} data-theme={theme} className={themes[theme].className}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={themes[theme].groundInDark ?? themes[theme].ground}
        />
        <meta name="theme-color" content={themes[theme].ground} />
        {fonts[lang].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id="scope"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: values }}
        />
        <script dangerouslySetInnerHTML={{ __html: storageGuard }} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What the search's address asks for; nothing elsewhere. */
function useSearched(): string {
  const { pathname, search } = useLocation();
  return pathname === '/search' ? searchedText(new URLSearchParams(search)) : '';
}

function Frame({ children }: { children: ReactNode }) {
  const { theme } = useBoot();
  const { state } = useNavigation();
  const searched = useSearched();
  const isScripted = needsScripts(useMatches());

  return (
    <>
      <Bridges />
      <Shell theme={theme} isBusy={state !== 'idle'} searched={searched} needsScripts={isScripted}>
        {children}
      </Shell>
      <OverlayHost />
    </>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

const framed = (page: ReactNode) => <Frame>{page}</Frame>;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  const answered = isRouteErrorResponse(error) ? error : undefined;

  if (answered?.status === 404) return framed(<NotFoundPage />);
  return framed(<FailurePage failure={(answered?.data ?? null) as Failure | null} onRetry={retry} />);
}
