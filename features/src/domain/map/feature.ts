import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Points on the map of a city. */
export const mapFeature = defineFeature({});
