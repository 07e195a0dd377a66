import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Chooses the city of the session. */
    city: Record<never, never>;
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Where the shopper is: the choice of a city, and the fields of an address. */
export const addressFeature = defineFeature({
  modals: {
    city: () => import('./CityModal.tsx'),
  },
});
