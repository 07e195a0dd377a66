import type errors from '../errors/messages.ru.json';

/** Every id of the Russian messages; Kazakh has the same ones (a check of the house sees to it). */
export type MessageId = keyof typeof errors;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
