import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Whom the main page is for. */
    gender: object;
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** The main page: its question whom it is for, and its texts. */
export const mainPageFeature = defineFeature({
  modals: {
    gender: () => import('./GenderModal.tsx'),
  },
});
