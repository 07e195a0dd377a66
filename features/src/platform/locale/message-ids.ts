import type mainPage from '../../composition/main-page/messages.ru.json';
import type shell from '../../composition/shell/messages.ru.json';
import type catalogue from '../../domain/catalogue/messages.ru.json';
import type content from '../../domain/content/messages.ru.json';
import type product from '../../domain/product/messages.ru.json';
import type search from '../../domain/search/messages.ru.json';
import type errors from '../errors/messages.ru.json';

/** Every id of the Russian messages; Kazakh has the same ones (a check of the house sees to it). */
export type MessageId =
  | keyof typeof catalogue
  | keyof typeof content
  | keyof typeof errors
  | keyof typeof mainPage
  | keyof typeof product
  | keyof typeof search
  | keyof typeof shell;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
