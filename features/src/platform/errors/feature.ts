import { defineFeature } from '../features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** The messages of failures. */
export const errorsFeature = defineFeature({
  modals: {
    error: () => import('../overlays/ErrorModalView.tsx'),
  },
});
