import { catalogueNavigation } from '@rukav/features/catalogue';
import { consentRead } from '@rukav/features/shell';
import { useFirstInteraction } from '@rukav/features/interaction/view';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBoot } from './boot';
import { readCookie } from './cookies';

/** What ties the models to the router and the document; draws nothing. */
export function Bridges() {
  const { navigation } = useBoot();
  const navigate = useNavigate();

  useEffect(() => navigation?.lend(navigate), [navigation, navigate]);
  useFocusOnNewPage();
  useStoredConsent();
  useForesight();

  return null;
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

/** Loads what the next press may ask for, once the page has been touched. */
function useForesight() {
  const isTouched = useFirstInteraction();
  const { messages, overlays } = useBoot();
  const prefetchMenu = useUnit(catalogueNavigation.prefetchFx);

  useEffect(() => {
    if (!isTouched) return;
    overlays.load().catch(() => undefined);
    prefetchMenu({}).catch(() => undefined);
    messages.loadAll().catch(() => undefined);
  }, [isTouched, messages, overlays, prefetchMenu]);
}
