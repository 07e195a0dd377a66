import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/wish/index.ts' {
  interface Wishes {
    /** To like a product. */
    favourite: { productId: string };
    /** To have a shop among one's own. */
    favouriteStore: { id: string };
  }
}
declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** What a member likes: products and shops. */
export const favouritesFeature = defineFeature({});
