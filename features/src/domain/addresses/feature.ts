import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Asks whether a saved address is to be deleted. */
    'address-deletion': { id: string; name: string };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Addresses that a member keeps. */
export const addressesFeature = defineFeature({
  modals: {
    'address-deletion': () => import('./DeletionModal.tsx'),
  },
});
