import { $count } from '@rukav/features/cart';
import { paintHearts } from '@rukav/features/favourites/paint-hearts';
import { $favourites } from '@rukav/features/marks';
import { consentRead, pageBegun } from '@rukav/features/shell';
import { useFirstInteraction } from '@rukav/features/interaction/view';
import { scopeBind } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { useBoot } from './boot';
import { readCookie } from './cookies';
import { repeatEarlyInput } from './early-input';
import { restoreTypedText } from './typed-text';
import { whenIdle } from './when-idle';

/** Where this code fails to load, nothing is loaded ahead: each thing is loaded when it is asked for. */
const Foresight = lazy(() => import('./Foresight').catch(() => ({ default: () => null })));

/** What ties the models to the router and the document; draws nothing that is seen. */
export function Bridges() {
  const { navigation } = useBoot();
  const navigate = useNavigate();
  const isTouched = useFirstInteraction();

  useEffect(() => navigation?.lend(navigate), [navigation, navigate]);
  useFocusOnNewPage();
  useStoredConsent();
  useLanguageQuestion();
  useConfirmationLink();
  useHearts();
  useEffect(() => {
    repeatEarlyInput();
    restoreTypedText();
  }, []);

  return (
    <>
      <NextPage />
      {isTouched && (
        <Suspense fallback={null}>
          <Foresight />
        </Suspense>
      )}
    </>
  );
}

/** Fetches what draws the page whose link is neared, and the cart, once something is in it and nothing else is to be done. */
function NextPage() {
  const { nearedPage } = useBoot();
  const address = useSyncExternalStore(nearedPage.subscribe, nearedPage.get, () => null);
  const isCartFilled = useUnit($count) > 0;
  const [isCartNext, setCartNext] = useState(false);

  useEffect(() => {
    // React Router loads the page again where code that it fetches ahead does not come.
    if (isCartFilled) whenIdle(() => setCartNext(navigator.onLine));
  }, [isCartFilled]);

  return (
    <>
      {isCartNext && <PrefetchPageLinks page="/cart" />}
      {address !== null && <PrefetchPageLinks key={address} page={address} />}
    </>
  );
}

/** Another page: its heading takes the focus, so that a reader begins there. Another query keeps the focus (A19). */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    target?.focus({ preventScroll: true });
  }, [pathname]);
}

function useStoredConsent() {
  const read = useUnit(consentRead);

  useEffect(() => {
    const stored = readCookie('consent');
    read(stored === 'all' || stored === 'necessary' ? stored : null);
  }, [read]);
}

function useLanguageQuestion() {
  const begin = useUnit(pageBegun);

  useEffect(() => begin(), [begin]);
}

/** The link of a letter leads to any page and confirms a mailbox or a subscription there, once. */
function useConfirmationLink() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const scope = useProvidedScope();

  useEffect(() => {
    const sent = new URLSearchParams(search);
    const [code, action] = [sent.get('code'), sent.get('action')];
    if (!scope || !code || (action !== 'register' && action !== 'confirm-subscription')) return;
    void navigate(pathname, { replace: true });
    import('@rukav/features/profile/confirmation')
      .then(({ confirmationFollowed }) => scopeBind(confirmationFollowed, { scope })({ code, action }))
      .catch(() => undefined);
  }, [navigate, pathname, scope, search]);
}

/** Fills the hearts of a cached page, once it is known what the member likes; those that are drawn later are drawn full. */
function useHearts() {
  const favourites = useUnit($favourites);

  useEffect(() => {
    if (favourites) paintHearts(document, favourites);
  }, [favourites]);
}
