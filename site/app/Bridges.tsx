import { $depth } from '@rukav/features/catalogue';
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
  useRememberedDepth();
  useStoredConsent();
  useWiring();

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

/** How deep a list is lives in its history entry (see `routes/catalogue.tsx`). */
function useRememberedDepth() {
  const depth = useUnit($depth);

  useEffect(() => {
    if (depth.pages.length === 0) return;
    const state = window.history.state as Record<string, unknown> | null;
    window.history.replaceState({ ...state, depth: { of: depth.of, pages: depth.pages.length } }, '');
  }, [depth]);
}

function useStoredConsent() {
  const read = useUnit(consentRead);

  useEffect(() => {
    const stored = readCookie('consent');
    read(stored === 'all' || stored === 'necessary' ? stored : null);
  }, [read]);
}

/**
 * What one part of the store does when another changes. Nothing changes before the shopper has touched the page, so it
 * comes with the first touch.
 */
function useWiring() {
  const isTouched = useFirstInteraction();
  const { messages } = useBoot();

  useEffect(() => {
    if (!isTouched) return;
    void import('@rukav/features/wiring');
    void messages.loadLater();
  }, [isTouched, messages]);
}
