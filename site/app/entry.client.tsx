import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createIntl } from 'react-intl';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserHistoryPort } from '@rukav/design-system/ModalStack';
import { AppShell, type Boot } from './boot';
import { createClientScope } from './client-scope';
import { messagesContext, scopeContext } from './contexts';
import { loadMessages } from './messages';
import { createNavigation } from './navigation';
import { createOverlays } from './overlays';

const values = document.getElementById('scope')?.textContent ?? '{}';
const { locale, theme } = document.documentElement.dataset;
const lang = document.documentElement.lang === 'kk' ? 'kk' : 'ru';
const messages = await loadMessages(lang, window.location.pathname);

const navigation = createNavigation();
const overlays = createOverlays(browserHistoryPort(window, { navigate: navigation.navigate }));
navigation.withStack(overlays.stack);
const boot = { locale, lang, theme, nonce: '', values, overlays, navigation, messages } as Boot;

const scope = createClientScope(JSON.parse(values) as Record<string, unknown>, {
  navigation,
  overlays,
  translate: (id, given) =>
    createIntl({ locale: lang, messages: messages.get() }).formatMessage({ id }, given),
  loadLater: messages.loadLater,
});
const getContext = () => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope);
  context.set(messagesContext, messages);
  return context;
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppShell boot={boot} scope={scope}>
        <HydratedRouter getContext={getContext} />
      </AppShell>
    </StrictMode>,
  );
});
