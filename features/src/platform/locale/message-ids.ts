import type mainPage from '../../composition/main-page/messages.ru.json';
import type shell from '../../composition/shell/messages.ru.json';
import type catalogue from '../../domain/catalogue/messages.ru.json';
import type content from '../../domain/content/messages.ru.json';
import type product from '../../domain/product/messages.ru.json';
import type search from '../../domain/search/messages.ru.json';
import type address from '../../domain/address/messages.ru.json';
import type cart from '../../domain/cart/messages.ru.json';
import type checkout from '../../domain/checkout/messages.ru.json';
import type obtaining from '../../domain/obtaining/messages.ru.json';
import type orders from '../../domain/orders/messages.ru.json';
import type reviews from '../../domain/reviews/messages.ru.json';
import type profile from '../../domain/profile/messages.ru.json';
import type errors from '../errors/messages.ru.json';

/** Every id of the Russian messages; Kazakh has the same ones (a check of the house sees to it). */
export type MessageId =
  | keyof typeof catalogue
  | keyof typeof content
  | keyof typeof errors
  | keyof typeof profile
  | keyof typeof reviews
  | keyof typeof orders
  | keyof typeof obtaining
  | keyof typeof checkout
  | keyof typeof cart
  | keyof typeof address
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
