import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** The shops: their list, their map, and a page of each. */
export const storesFeature = defineFeature({});
