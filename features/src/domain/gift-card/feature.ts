import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}
declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Pays for an order with a gift card. */
    'gift-card': { orderNumber: string };
  }
}

/** Gift cards: buying them, what is on them, paying with them. */
export const giftCardFeature = defineFeature({
  modals: { 'gift-card': () => import('./card/GiftCardModal.tsx') },
});
