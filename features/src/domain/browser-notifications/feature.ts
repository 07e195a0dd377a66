import { defineFeature } from '../../platform/features/index.ts';
import type texts from './messages.ru.json';

type Texts = typeof texts;

declare module '../../platform/locale/message-ids.ts' {
  interface Messages extends Texts {}
}

/** Notifications that a member's browser shows while she is elsewhere. */
export const browserNotificationsFeature = defineFeature({});
