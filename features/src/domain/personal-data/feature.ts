import { defineFeature } from '../../platform/features/index.ts';
import type { Changing } from './change/faults.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Changes the phone, the e-mail or the password of whoever is signed in. */
    'data-change': { changing: Changing };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** What the shop knows of a member, and what she changes of it. */
export const personalDataFeature = defineFeature({
  modals: {
    'data-change': () => import('./change/ChangeModal.tsx'),
  },
});
