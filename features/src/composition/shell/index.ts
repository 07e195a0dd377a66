import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Country, Language } from '@rukav/contract';
import { reloadRequestedFx } from '../../platform/navigation/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { $session, setLocaleFx } from '../../platform/session/index.ts';

/** What a visitor agreed to; null until it was asked and answered. */
export type Consent = 'all' | 'necessary' | null;

/** The views that can be chosen in the footer, by the theme's name; until one is, the page is drawn as the system asks. */
export const themeNames = ['system', 'rukav', 'rukav-night', 'contrast'] as const;
export type ThemeName = (typeof themeNames)[number];

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/client-scope.ts).`,
  );
};

/** Keeps a consent for a year, without a session. */
export const consentKeptFx = createEffect<NonNullable<Consent>, void>({
  name: 'consentKeptFx',
  sid: 'shell:consentKeptFx',
  handler: unsupplied('consentKeptFx'),
});

/** Keeps the chosen view for a year and draws the page in it at once. */
export const themeKeptFx = createEffect<ThemeName, void>({
  name: 'themeKeptFx',
  sid: 'shell:themeKeptFx',
  handler: unsupplied('themeKeptFx'),
});

/** The site tells what was agreed to earlier; analytics start after `all` only. */
export const consentRead = createEvent<Consent>();
export const consentGiven = createEvent<NonNullable<Consent>>();

/** Unread until the browser has looked: the notice is not part of a cached page. */
export const $consent = createStore<Consent | 'unread'>('unread', { serialize: 'ignore' })
  .on(consentRead, (_, consent) => consent)
  .on(consentGiven, (_, consent) => consent);

sample({ clock: consentGiven, target: consentKeptFx });

/** The phone's menu was closed (MODAL-16). */
export const menuHidden = createEvent();

/** What of an address says which locale it is read in, or counts in the money of one. */
const localParameters = ['locale', 'price'];

/** Another country or language: every text and price changes, so the page is loaded anew. */
export const localeChosen = createEvent<{ country: Country; lang: Language }>();

sample({ clock: localeChosen, fn: (body) => ({ body }), target: setLocaleFx });
sample({ clock: setLocaleFx.done, fn: () => localParameters, target: reloadRequestedFx });

/** Remembers that the language was asked for; answers whether it had been before. */
export const languageAskedFx = createEffect<void, boolean>({
  name: 'languageAskedFx',
  sid: 'shell:languageAskedFx',
  handler: unsupplied('languageAskedFx'),
});
sample({ clock: localeChosen, fn: () => undefined, target: languageAskedFx });

/** A page has come to life. Who reads Russian in Kazakhstan is asked once whether Kazakh is better (SHELL-33, SHELL-34). */
export const pageBegun = createEvent();

const askLanguageFx = attach({
  source: $session,
  effect: async ({ locale, flags }) => {
    if (locale !== 'ru-KZ' || !flags.localeKkKz || (await languageAskedFx())) return;
    await openModalFx({ id: 'language', props: {} });
  },
});
sample({ clock: pageBegun, target: askLanguageFx });

export const $isLocaleFailed = createStore(false, { serialize: 'ignore' })
  .on(setLocaleFx.fail, () => true)
  .reset(localeChosen);
