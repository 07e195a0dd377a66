import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** What narrows the listing, in a drawer that edits a copy. */
    filters: object;
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Categories, listings and what narrows them. */
export const catalogueFeature = defineFeature({
  modals: {
    filters: () => import('./listing/FacetDrawer.tsx'),
  },
});
