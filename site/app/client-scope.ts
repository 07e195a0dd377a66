import {
  newsToldFx,
  purchaseMarkedFx,
  purchasesToldFx,
  type ShownPurchases,
  type ToldNews,
} from '@rukav/features/analytics';
import { $api, createClient, type CallFailed } from '@rukav/features/api';
import { $clock } from '@rukav/features/clock';
import { cardForgottenFx, cardKeptFx, type ShownCard } from '@rukav/features/club/kept-card';
import { unsentForgottenFx, unsentKeptFx, unsentReadFx } from '@rukav/features/cart/unsent';
import { draftReadFx, draftSavedFx } from '@rukav/features/checkout/draft-storage';
import * as errors from '@rukav/features/errors';
import {
  closeAllModalsFx,
  closeModalFx,
  openModalFx,
  showToastFx,
  type ModalRequest,
  type ToastRequest,
} from '@rukav/features/overlays';
import { cookiesCheckedFx } from '@rukav/features/session';
import { consentKeptFx, languageAskedFx, themeKeptFx, type ThemeName } from '@rukav/features/shell';
import { themes } from '@rukav/design-system/theme';
import { geolocationFx } from '@rukav/features/obtaining/geolocation';
import { visitedReadFx, visitedSavedFx } from '@rukav/features/address/visited-cities';
import { viewedKeptFx, viewedReadFx } from '@rukav/features/recommendations/viewed-storage';
import { recentReadFx, recentSavedFx } from '@rukav/features/search/recent-storage';
import { smartCaptchaFx } from '@rukav/features/profile/smart-captcha';
import { offlineTried } from '@rukav/features/connection';
import {
  addressRequestedFx,
  leaveRequestedFx,
  presentPathFx,
  reloadRequestedFx,
} from '@rukav/features/navigation';
import type { Call } from '@rukav/contract';
import type { Toast } from '@rukav/design-system/Toasts';
import type { MessageId } from '@rukav/features/locale';
import { fork, scopeBind, type Scope } from 'effector';
import {
  forgetUnsent,
  keepUnsent,
  locate,
  markPurchases,
  readDraft,
  readRecentQueries,
  readUnsent,
  readViewed,
  readVisitedCities,
  reloadWithout,
  rememberLanguageAsked,
  saveDraft,
  saveRecentQueries,
  saveViewed,
  saveVisitedCities,
} from './browser';
import { keepCookie, keepsCookies, readCookie } from './cookies';
import { takeEarly } from './early-fetches';
import type { Navigation } from './navigation';
import type { Overlays } from './overlays';
import { wiringLoader } from './wiring';

function tokenHeaders(): Record<string, string> {
  const token = readCookie('session_token');
  return token === undefined ? {} : { 'x-session-token': token };
}

/** Something done at once, as an effect's promise. */
const after = async (done: unknown) => void (await done);

/** Longest wait for a modal's code before the modal opens and says that it waits, ms. */
const patience = 150;
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, patience));

/** A toast in the words of the page's language. */
const written = (
  { message, values, action, ...toast }: ToastRequest,
  translate: Browser['translate'],
): Toast => ({
  ...toast,
  message: translate(message, values),
  ...(action && { action: { label: translate(action.label), onPress: action.onPress } }),
});

function drawIn(theme: ThemeName) {
  keepCookie('theme', theme);
  const root = document.documentElement;
  root.classList.remove(...Object.values(themes).flatMap(({ className }) => className.split(' ')));
  root.classList.add(...themes[theme].className.split(' '));
  root.dataset['theme'] = theme;
  const { ground, groundInDark = ground } = themes[theme];
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    bar.content = bar.media ? groundInDark : ground;
}

/** What the scope's effects are carried out by. */
export interface Browser {
  navigation: Navigation;
  overlays: Overlays;
  /** A message in the words of the page's language. */
  translate: (id: MessageId, values?: Record<string, string | number>) => string;
  /** Loads all messages. Without them what is opened still opens: its other words are better than none. */
  loadMessages: () => Promise<void>;
}

/** The browser's scope: the values that the server sent, and the effects that only a browser can carry out. */
export function createClientScope(
  values: Record<string, unknown>,
  { navigation, overlays, translate, loadMessages }: Browser,
): Scope {
  let scope: Scope | undefined;
  const onFailure = (failed: CallFailed, called: Call) => {
    if (!scope) return undefined;
    const inScope = { scope };
    if (!navigator.onLine) scopeBind(offlineTried, inScope)();
    return errors.handleFailure(
      {
        failed: scopeBind(errors.failed, inScope),
        tooManyRequests: scopeBind(errors.tooManyRequests, inScope),
        authRequired: scopeBind(errors.authRequired, inScope),
        sessionTokenInvalidated: scopeBind(errors.sessionTokenInvalidated, inScope),
        forbiddenAsBot: scopeBind(errors.forbiddenAsBot, inScope),
      },
      failed,
      called,
    );
  };
  const loadWiring = wiringLoader((error) => {
    console.warn('What follows from a change was not loaded:', error);
    if (scope)
      scopeBind(errors.failed, { scope })({
        action: 'import wiring',
        failure: { kind: 'fault', status: 503 },
      });
  });
  const send = createClient({
    fetch: async (input, init) => {
      if (init?.method === 'GET') {
        const early = typeof input === 'string' ? takeEarly(input) : undefined;
        return early ?? fetch(input, init);
      }
      // What other features do when something changes is there before it is known that it did, where it loads at all.
      const [answer] = await Promise.all([fetch(input, init), navigator.onLine && loadWiring()]);
      return answer;
    },
    headers: tokenHeaders,
    upload: async (...sent) => (await import('./upload')).upload(...sent),
    onFailure,
  });

  scope = fork({
    values: { ...values, [$api.sid ?? 'api']: { send }, [$clock.sid ?? 'clock']: { now: Date.now } },
    handlers: [
      [draftSavedFx, saveDraft],
      [draftReadFx, readDraft],
      [unsentKeptFx, keepUnsent],
      [unsentForgottenFx, forgetUnsent],
      [unsentReadFx, readUnsent],
      [recentReadFx, readRecentQueries],
      [recentSavedFx, saveRecentQueries],
      [visitedReadFx, readVisitedCities],
      [visitedSavedFx, saveVisitedCities],
      [viewedReadFx, readViewed],
      [viewedKeptFx, saveViewed],
      [purchaseMarkedFx, markPurchases],
      [
        purchasesToldFx,
        async (shown: ShownPurchases) => (await import('./purchases')).tellPurchases(shown, tokenHeaders()),
      ],
      [
        newsToldFx,
        async ({ news, isMember }: ToldNews) =>
          (await import('./gateway')).tellGateway([news], isMember, tokenHeaders()),
      ],
      [cardKeptFx, async (shown: ShownCard) => (await import('./kept-card')).keepCard(shown)],
      [cardForgottenFx, async () => (await import('./kept-card')).forgetCard()],
      [cookiesCheckedFx, keepsCookies],
      [presentPathFx, () => window.location.pathname],
      [geolocationFx, locate],
      [smartCaptchaFx, async (siteKey: string) => (await import('./smart-captcha')).askSmartCaptcha(siteKey)],
      [addressRequestedFx, navigation.go],
      [reloadRequestedFx, (parameters: readonly string[] | void) => after(reloadWithout(parameters ?? []))],
      [leaveRequestedFx, (address: string) => after(window.location.assign(address))],
      [
        openModalFx,
        async ({ id, props, returnTo }: ModalRequest) => {
          // The notice that there is no connection says it, and the modal's code would be asked for in vain.
          if (id === 'error' && !navigator.onLine) return;
          const [{ stack, preload }] = await Promise.all([overlays.load(), loadMessages()]);
          await Promise.race([preload(id).catch(() => undefined), moment()]);
          stack.open(id, props, returnTo === undefined ? {} : { returnTo });
        },
      ],
      [closeModalFx, () => after(overlays.get()?.stack.close())],
      [closeAllModalsFx, () => after(overlays.get()?.stack.closeAll())],
      [
        showToastFx,
        async (toast: ToastRequest) => {
          const [{ toasts }] = await Promise.all([overlays.load(), loadMessages()]);
          toasts.show(written(toast, translate));
        },
      ],
      [languageAskedFx, () => Promise.resolve(rememberLanguageAsked())],
      [consentKeptFx, (consent: string) => after(keepCookie('consent', consent))],
      [themeKeptFx, (theme: ThemeName) => after(drawIn(theme))],
    ],
  });
  navigation.whenOffline(scopeBind(offlineTried, { scope }));
  return scope;
}
