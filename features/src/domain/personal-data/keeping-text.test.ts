import { expect, test } from 'vitest';
import type { ResponseOf } from '@rukav/contract';
import type { exportAccount } from '@rukav/contract/account/calls.ts';
import kazakh from './messages.kk.json' with { type: 'json' };
import russian from './messages.ru.json' with { type: 'json' };

/** What each kind of the file is called in Russian and in Kazakh. A kind that is added has to be called something. */
const said: Record<
  Exclude<keyof ResponseOf<typeof exportAccount>, 'exportedAt'>,
  readonly [string, string]
> = {
  profile: ['данные профиля', 'профиль деректері'],
  addresses: ['адреса', 'мекенжайлар'],
  formerContacts: ['прежние телефоны и почта', 'бұрынғы телефондар мен пошта'],
  places: ['отмеченные места', 'белгіленген орындар'],
  carts: ['корзины', 'себеттер'],
  orders: ['заказы', 'тапсырыстар'],
  bonuses: ['бонусы', 'бонустар'],
  coupons: ['купоны', 'купондар'],
  promoCodes: ['промокоды', 'промокодтар'],
  personalPrices: ['личные цены', 'жеке бағалар'],
  favourites: ['избранное', 'таңдаулылар'],
  favouriteStores: ['избранные магазины', 'таңдаулы дүкендер'],
  viewed: ['что вы смотрели', 'сіз қараған тауарлар'],
  reviews: ['отзывы', 'пікірлер'],
  questions: ['вопросы', 'сұрақтар'],
  feedback: ['обращения', 'өтініштер'],
  messages: ['уведомления', 'хабарландырулар'],
  subscriptions: ['подписки', 'жазылымдар'],
  consents: ['согласия', 'келісімдер'],
  devices: ['устройства', 'құрылғылар'],
};

test('“My data” names every kind of what the file with a member’s data holds, in both languages', () => {
  for (const [inRussian, inKazakh] of Object.values(said)) {
    expect(russian['data.keeping.text']).toContain(inRussian);
    expect(kazakh['data.keeping.text']).toContain(inKazakh);
  }
});
