import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** The product's photographs in full, opened at one of them. */
    zoom: { index: number };
    'size-table': object;
    /** The shops of the city in which the chosen size can be collected. */
    collect: object;
    /** A look of the product on screen: each garment in its size. */
    look: { kitId: string };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** A product: its photographs, sizes and the shops that have it. */
export const productFeature = defineFeature({
  modals: {
    zoom: () => import('./ZoomModal.tsx'),
    collect: () => import('./CollectModal.tsx'),
    look: () => import('./look/LookModal.tsx'),
    'size-table': () => import('./SizeTableModal.tsx'),
  },
});
