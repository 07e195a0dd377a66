import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { withLateAnswers, type PageValues } from '@rukav/features/api';
import { offlineTried } from '@rukav/features/connection';
import { scopeBind } from 'effector';
import { awaitLostCode } from '@rukav/design-system/lostCode';
import { historyGate, isModalEntry } from '@rukav/design-system/ModalStack';
import { AppShell, intlOf, type Boot } from './boot';
import { createClientScope } from './client-scope';
import { messagesContext, scopeContext } from './contexts';
import { stopKeepingPresses } from './early-input';
import { askLate } from './late-answers';
import { loadMessages, type MessageStore } from './messages';
import { followLinks } from './links';
import { createNavigation, type Navigation } from './navigation';
import { reloadOnLostFiles } from './lost-files';
import { createNearedPage } from './neared-page';
import { lateOverlays } from './overlays';
import { prefetch } from './prefetch';
import { joinTabs } from './tabs';
import { followTranslator } from './translated-text';
import { keepTextOnReload } from './typed-text';

/** The layers, and what every modal stands on; without the latter a modal loads it when it opens. */
async function loadLayers() {
  const layers = await import('./Layers');
  await layers.preloadModals().catch(() => undefined);
  return layers;
}

/** Modals and toasts, loaded when one is asked for. At an entry that a modal left behind the stack leads back to the page's own. */
function overlaysOf(messages: MessageStore, navigation: Navigation) {
  const gate = historyGate(window);
  const overlays = lateOverlays(async () => {
    // Without the other messages an error can still be told.
    const [{ createLayers }] = await Promise.all([loadLayers(), messages.loadAll().catch(() => undefined)]);
    const layers = createLayers(window, { navigate: navigation.navigate, gate });
    navigation.withStack(layers.stack);
    return layers;
  });
  // After a reload, and after Forward.
  const turnBackFromModal = () => {
    if (isModalEntry(window.history.state)) overlays.load().catch(() => undefined);
  };
  turnBackFromModal();
  window.addEventListener('popstate', turnBackFromModal);
  return overlays;
}

/**
 * Brings the page that the server sent to life: its texts and the scope's values first, then React's hydration. Rejects where its
 * messages do not load.
 */
export async function wakePage(): Promise<void> {
  const { textContent: sent = '{"values":{},"late":[]}' } = document.getElementById('scope') ?? {};
  const { locale, theme } = document.documentElement.dataset;
  const lang = document.documentElement.lang === 'kk' ? 'kk' : 'ru';
  // By the browser's language a page in Russian would be laid out from right to left for somebody whose browser speaks
  // Hebrew. React Aria reads the locale when it is loaded, and nothing of it is loaded before the page is touched.
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: locale });
  const [messages, { values, isChanged }] = await Promise.all([
    loadMessages(lang, window.location.pathname),
    withLateAnswers(JSON.parse(sent) as PageValues, askLate, Date.now),
  ]);
  const intl = intlOf(lang, messages);

  const navigation = createNavigation();
  const overlays = overlaysOf(messages, navigation);

  const nearedPage = createNearedPage();
  const boot = {
    locale,
    lang,
    theme,
    values: sent,
    overlays,
    navigation,
    nearedPage,
    messages,
    intl,
  } as Boot;

  const scope = createClientScope(values, {
    navigation,
    overlays,
    translate: (id, given) => intl.formatMessage({ id }, given),
    loadMessages: () => messages.loadAll().catch(() => undefined),
  });
  keepTextOnReload();
  awaitLostCode(reloadOnLostFiles(import.meta.url, { tellOffline: scopeBind(offlineTried, { scope }) }));
  joinTabs(scope);
  followLinks({
    follow: navigation.follow,
    near: (address) => {
      if (!navigator.onLine) return;
      nearedPage.set(address);
      prefetch(address, scope);
      messages.loadFor(new URL(address, window.location.origin).pathname).catch(() => undefined);
    },
  });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(scopeContext, scope);
    context.set(messagesContext, messages);
    return context;
  };

  followTranslator(document);
  startTransition(() => {
    stopKeepingPresses();
    hydrateRoot(
      document,
      <StrictMode>
        <AppShell boot={boot} scope={scope}>
          <HydratedRouter getContext={getContext} />
        </AppShell>
      </StrictMode>,
      // Of texts that differ because the shop has changed since the page was made nobody needs to hear.
      isChanged ? { onRecoverableError: () => undefined } : {},
    );
  });
}
