import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    hamburger: object;
    /** Country and language. */
    locale: object;
    /** In which language one reads in Kazakhstan. */
    language: object;
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** What stands around every page: the menu, country and language. */
export const shellFeature = defineFeature({
  modals: {
    hamburger: () => import('./MenuModal.tsx'),
    locale: () => import('./LocaleModal.tsx'),
    language: () => import('./LanguageModal.tsx'),
  },
});
