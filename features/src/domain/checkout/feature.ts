import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Chooses how to get the goods of the cart. */
    'cart-obtaining-methods': Record<never, never>;
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** The order: how its goods are obtained, for whom, and how it is paid. */
export const checkoutFeature = defineFeature({
  modals: {
    'cart-obtaining-methods': () => import('./ObtainingModal.tsx'),
  },
});
