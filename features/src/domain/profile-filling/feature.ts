import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Bonuses for a profile that is filled. */
export const profileFillingFeature = defineFeature({});
