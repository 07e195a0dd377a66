import type { Decorator } from '@storybook/react-vite';
import { fork, scopeBind, type Effect, type Scope, type StoreWritable } from 'effector';
import { Provider } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { ApiError } from '@rukav/contract/errors.ts';
import { country, currency, language, type Locale } from '@rukav/contract/values.ts';
import type { Session } from '@rukav/contract/session/schemas.ts';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { $api, CallFailed, type Api } from '@rukav/features/api';
import { $clock } from '@rukav/features/clock';
import { addressRequestedFx, leaveRequestedFx, reloadRequestedFx } from '@rukav/features/navigation';
import { closeAllModalsFx, closeModalFx, openModalFx, showToastFx } from '@rukav/features/overlays';
import { viewedKeptFx, viewedReadFx } from '@rukav/features/recommendations/viewed-storage';
import { session } from '@rukav/features/session';
import kazakh from 'virtual:messages/kk';
import russian from 'virtual:messages/ru';

/** What a call answers, by method and path (`GET /cart`): the reply, or a function of the request that may throw. */
export type Replies = Record<string, unknown>;

/** A store with its value, made by `holding`. */
export type Value = [StoreWritable<never>, unknown];
/** An effect with what carries it out, made by `supplying`. */
export type Handler = [Effect<never, never>, () => unknown];

/** A store that holds a value from the start. */
export const holding = <T,>(store: StoreWritable<T>, value: NoInfer<T>) => [store, value] as unknown as Value;
/** An effect carried out by the story. */
export const supplying = <P, R>(effect: Effect<P, R, Error>, handler: (params: P) => R | Promise<R>) =>
  [effect, handler] as unknown as Handler;

export interface Shop {
  /** By default the toolbar's, and `ru-RU` where there is none. */
  locale?: Locale;
  /** Whether somebody is signed in. @default 'guest' */
  actor?: Session['actor'];
  /** A call without a reply fails as if the server were gone. */
  replies?: Replies;
  /** What sends the calls in the place of `replies`; made anew for every scope. */
  api?: (locale: Locale) => Api;
  values?: readonly Value[];
  handlers?: readonly Handler[];
  /** Runs before the first render, to bring models into a state. */
  started?: (scope: Scope) => void;
}

/** The day on which all stories happen. */
export const storyTime = Date.parse('2026-11-21T12:00:00+03:00');

/** A refusal of the contract, to be thrown by a reply. */
export const refused = (code: string, status = 409, field?: string) =>
  new CallFailed({
    kind: 'refused',
    status,
    errors: [{ code, message: code, ...(field !== undefined && { field }) }],
    requestId: 'story',
  });

/** A refusal with several errors or with figures, to be thrown by a reply. */
export const refusedAs = (status: number, errors: readonly Omit<ApiError, 'message'>[]) =>
  new CallFailed({
    kind: 'refused',
    status,
    errors: errors.map((error) => ({ ...error, message: error.code })),
    requestId: 'story',
  });

const cities = { RU: [524901, 'Москва'], KZ: [1526384, 'Алматы'] } as const;

/** What the session answers in a locale, to a guest unless it says otherwise. */
export function sessionIn(locale: Locale, actor: Session['actor'] = 'guest'): Session {
  const [cityId, cityName] = cities[country(locale)];
  return {
    locale,
    country: country(locale),
    lang: language(locale),
    currency: currency(country(locale)),
    cityId,
    cityName,
    actor,
    flags: visibleFlags,
  };
}

const sendBy =
  (replies: Replies): Api =>
  async (called, request) => {
    const reply = replies[`${called.method} ${called.path}`];
    if (reply === undefined) throw new CallFailed({ kind: 'fault', status: 503 });
    return typeof reply === 'function' ? reply(request) : reply;
  };

/** A scope with a shop's answers, for stories and for tests in Node alike. */
export function shopScope({
  locale = 'ru-RU',
  actor = 'guest',
  replies = {},
  api = () => sendBy({ 'GET /session': sessionIn(locale, actor), ...replies }),
  values = [],
  handlers = [],
  started,
}: Shop = {}) {
  const scope = fork({
    values: [[$api, { send: api(locale) }], [$clock, { now: () => storyTime }], ...(values as unknown as [])],
    handlers: [
      [addressRequestedFx, () => undefined],
      [reloadRequestedFx, () => undefined],
      [leaveRequestedFx, () => undefined],
      [openModalFx, () => undefined],
      [closeModalFx, () => undefined],
      [closeAllModalsFx, () => undefined],
      [showToastFx, () => undefined],
      [viewedReadFx, () => null],
      [viewedKeptFx, () => undefined],
      ...(handlers as unknown as []),
    ],
  });
  void scopeBind(session.openFx, { scope })({});
  started?.(scope);
  return scope;
}

function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  const [scope] = useState(() => shopScope(shop));
  const lang = language(shop.locale ?? 'ru-RU');

  return (
    <IntlProvider locale={lang} messages={lang === 'kk' ? kazakh : russian}>
      <div lang={lang}>
        <Provider value={scope}>{children}</Provider>
      </div>
    </IntlProvider>
  );
}

/** Gives a story a shop of its own: language, answers, stores. The locale is the toolbar's where the story names none. */
export const withShop =
  (shop: Shop = {}): Decorator =>
  (Story, { globals }) => {
    const locale = shop.locale ?? (globals['locale'] as Locale);
    return (
      <ShopProvider key={locale} shop={{ ...shop, locale }}>
        <Story />
      </ShopProvider>
    );
  };
