import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createIntl } from 'react-intl';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { browserHistoryPort } from '@rukav/design-system/ModalStack';
import { AppShell, type Boot, type Messages } from './boot';
import { createClientScope } from './client-scope';
import { scopeContext } from './contexts';
import { createNavigation } from './navigation';
import { createOverlays } from './overlays';

const loadMessages: Record<'ru' | 'kk', () => Promise<{ default: Messages }>> = {
  ru: () => import('virtual:messages/ru'),
  kk: () => import('virtual:messages/kk'),
};

const values = document.getElementById('scope')?.textContent ?? '{}';
const { locale, theme } = document.documentElement.dataset;
const lang = document.documentElement.lang === 'kk' ? 'kk' : 'ru';
const { default: messages } = await loadMessages[lang]();
const intl = createIntl({ locale: lang, messages });

const navigation = createNavigation();
const overlays = createOverlays(browserHistoryPort(window, { navigate: navigation.navigate }));
navigation.withStack(overlays.stack);
const boot = { locale, lang, theme, nonce: '', values, overlays, navigation } as Boot;

const scope = createClientScope(JSON.parse(values) as Record<string, unknown>, {
  navigation,
  overlays,
  intl,
});
const getContext = () => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope);
  return context;
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <AppShell boot={boot} scope={scope} messages={messages}>
        <HydratedRouter getContext={getContext} />
      </AppShell>
    </StrictMode>,
  );
});
