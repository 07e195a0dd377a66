import type { SubscriptionChannel } from '@rukav/contract/subscriptions/channels.ts';
import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Asks why a channel of news is left. */
    unsubscribe: { channel: SubscriptionChannel };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** By what news are sent. */
export const subscriptionsFeature = defineFeature({
  modals: { unsubscribe: () => import('./UnsubscribeModal.tsx') },
});
