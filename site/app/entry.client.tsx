import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { AppShell, type Boot, type Messages } from './boot';
import { createClientScope } from './client-scope';
import { scopeContext } from './contexts';

const loadMessages: Record<'ru' | 'kk', () => Promise<{ default: Messages }>> = {
  ru: () => import('virtual:messages/ru'),
  kk: () => import('virtual:messages/kk'),
};

const values = document.getElementById('scope')?.textContent ?? '{}';
const { locale, theme } = document.documentElement.dataset;
const lang = document.documentElement.lang === 'kk' ? 'kk' : 'ru';
const boot = { locale, lang, theme, nonce: '', values } as Boot;

const scope = createClientScope(JSON.parse(values) as Record<string, unknown>);
const getContext = () => {
  const context = new RouterContextProvider();
  context.set(scopeContext, scope);
  return context;
};

const { default: messages } = await loadMessages[lang]();

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
