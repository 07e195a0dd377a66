import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createContext, useContext, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, type IntlShape, type MessageDescriptor } from 'react-intl';
import type ru from 'virtual:messages/ru';
import type { Language } from '@rukav/contract';
import type { MessageStore } from './messages';
import type { Navigation } from './navigation';
import type { NearedPage } from './neared-page';
import type { Overlays } from './overlays';
import type { Visit } from './visit';

/** A language's messages, compiled ahead. */
export type Messages = typeof ru;

/** What the document itself needs: how the page is drawn, and the scope's values as JSON for the browser. */
export interface Boot extends Visit {
  values: string;
  overlays: Overlays;
  messages: MessageStore;
  /** Says the messages. */
  intl: IntlShape;
  nearedPage: NearedPage;
  /** In the browser only. */
  navigation?: Navigation;
}

const BootContext = createContext<Boot | null>(null);

/** What the page was started with. Throws outside of `AppShell`. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('useBoot: no AppShell above. Both entries wrap the router in one.');
  return boot;
}

export interface AppShellProps {
  boot: Boot;
  scope: Scope;
  children: ReactNode;
}

/** The providers that both entries share, in the same order, so that hydration finds the same tree. */
export function AppShell({ boot, scope, children }: AppShellProps) {
  return (
    <BootContext value={boot}>
      <RawIntlProvider value={boot.intl}>
        <Provider value={scope}>{children}</Provider>
      </RawIntlProvider>
    </BootContext>
  );
}

/** Says messages of a language. A missing one is logged and shows an empty text (I18N-12); a check makes it unreachable. */
export function intlOf(locale: Language, { messages }: MessageStore): IntlShape {
  const intl = createIntl({ locale, messages, onError: (error) => console.warn(error.message) });
  const write = intl.formatMessage as (asked: MessageDescriptor, ...values: unknown[]) => unknown;
  // What has no text is written as its id.
  const formatMessage = (asked: MessageDescriptor, ...values: unknown[]) => {
    const written = write(asked, ...values);
    return written === asked.id ? '' : written;
  };
  return { ...intl, formatMessage: formatMessage as IntlShape['formatMessage'] };
}
