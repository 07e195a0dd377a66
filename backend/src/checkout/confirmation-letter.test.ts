import { letterColours } from '@rukav/brand';
import type { Locale } from '@rukav/contract';
import { Order } from '@rukav/contract/orders/schemas.ts';
import { expect, test } from 'vitest';
import { confirmationLetter } from './confirmation-letter.ts';
import { money } from '../messages/letter-figures.ts';

const dress = {
  skuId: 's1',
  product: 'Платье <миди>',
  url: '/product/plate/p1',
  color: 'вишнёвый',
  size: '44',
  price: 299_900,
  quantity: 2,
  discounts: [],
  discount: 0,
  sum: 599_800,
  picture: { code: 'x', alt: '', colour: '#9b2c2c' },
};
const anOrder = (changed: Partial<Order> = {}): Order =>
  Order.parse({
    orderNumber: 'K7PX4-M2D9T',
    date: '2026-03-03T09:00:00Z',
    status: 'processing',
    currency: 'RUB',
    subtotal: 599_800,
    deliveryAmount: 0,
    totalCost: 599_800,
    totalBonusesUsed: 0,
    obtainingMethod: 'DELIVERY',
    paymentMethod: 'card',
    payment: { type: 'inStore', state: 'not_paid', paid: 0, underpaid: 0, overpaid: 0, payUntil: null },
    payments: [],
    recipient: { fullName: 'Ёлкина-Ли Ольга Петровна', phone: '+79161234567', email: 'o@example.com' },
    comment: '',
    cityName: 'Москва',
    deliveryAddress: {
      cityId: 1,
      city: 'Москва',
      street: 'Льва Толстого',
      streetType: 'ул.',
      house: '16',
      houseBlock: 'А',
      apartment: '5',
    },
    point: null,
    deliveryDate: '2026-03-05',
    deliveryInterval: { from: '10:00', to: '14:00' },
    fitting: false,
    storagePeriod: null,
    kind: 'goods',
    totalDeliveryCost: 0,
    couponList: [],
    inStoreLocation: null,
    receivingDate: null,
    extensionPeriod: null,
    dateChange: null,
    events: [],
    receipts: [],
    giftCardAmount: 0,
    giftCard: null,
    isCancelRequested: false,
    cancelReason: null,
    actions: { cancel: true, repeat: true, extend: false, pay: false },
    productGroups: { added: [dress], cancelled: [], refused: [], returned: [] },
    ...changed,
  });
const letter = (order: Order, locale: Locale = 'ru-RU', accountCreated = false) =>
  confirmationLetter(order, {
    locale,
    url: 'https://rukav.example/thankyoupage',
    payUrl: order.payment.payUntil === null ? null : 'https://rukav.example/dopay/K7PX4-M2D9T?key=1',
    accountCreated,
  });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('the letter names every line, amount, the place and the time', () => {
  const { subject, text } = letter(anOrder());

  expect(subject).toBe('Заказ K7PX4-M2D9T принят');
  for (const said of [
    'Москва, ул. Льва Толстого, д. 16, корп. А, кв. 5',
    '5 марта, четверг, с 10:00 до 14:00',
    'Платье <миди>\nвишнёвый, размер 44, 2 шт. × 2 999 ₽ — 5 998 ₽',
    'Доставка: бесплатно',
    'К оплате: 5 998 ₽',
    'Картой при получении',
    '+7 916 123 45 67',
  ])
    expect(plain(text)).toContain(said);
});

test('the letter greets by the first name, whatever else the recipient wrote', () => {
  const greeting = (fullName: string) => {
    const { recipient } = anOrder();
    return letter(anOrder({ recipient: { ...recipient, fullName } })).text.split('.')[0];
  };

  expect(['Ёлкина-Ли Ольга Петровна', 'Ли  Ольга', 'Ольга'].map(greeting)).toEqual(
    Array.from({ length: 3 }, () => 'Здравствуйте, Ольга'),
  );
});

test('the letter is written in Kazakh where the locale is Kazakh', () => {
  const { subject, text, html } = letter(anOrder({ currency: 'KZT' }), 'kk-KZ', true);

  expect(subject).toBe('K7PX4-M2D9T тапсырысы қабылданды');
  expect(plain(text)).toContain('5 наурыз, бейсенбі, 10:00–14:00');
  expect(plain(text)).toContain('5 998 ₸');
  expect(text).toContain('жеке кабинет ашылған');
  expect(html).toMatch(/<html [^>]*lang="kk"/);
  expect(text).not.toMatch(/[{}]/);
});

test('the page says the same, loads nothing and lets nothing through that was typed', () => {
  const { html } = letter(anOrder({ comment: '"><img src=x onerror=alert(1)>' }));

  expect(html).toContain('Платье &lt;миди&gt;');
  expect(html).not.toMatch(/<img|<script|url\(/);
  expect(plain(html)).toContain('5 998 ₽');
});

test('a screen reader finds the language, a title and one heading, and no table to walk through', () => {
  const { html, subject } = letter(anOrder());
  const tables = html.match(/<table[^>]*>/g) ?? [];

  expect(html).toContain(`<title>${subject}</title>`);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(tables.filter((table) => !table.includes('role="presentation"'))).toEqual([]);
});

test('every colour of the page is one of the brand', () => {
  const { html } = letter(anOrder());
  const colours: readonly string[] = Object.values(letterColours);

  expect((html.match(/#[0-9a-f]{6}\b/g) ?? []).filter((colour) => !colours.includes(colour))).toEqual([]);
});

test('amounts are whole where nothing is behind the point', () => {
  expect([100, 150, 123_456_700, 0].map((minor) => plain(money(minor, 'RUB')))).toEqual([
    '1 ₽',
    '1,50 ₽',
    '1 234 567 ₽',
    '0 ₽',
  ]);
});

test('an order that is paid ahead is collected once it is paid, and its letter says so and until when', () => {
  const unpaid = anOrder({
    paymentMethod: 'online',
    payment: { ...anOrder().payment, type: 'online', payUntil: '2026-03-03T09:15:00Z' },
  });

  const russian = letter(unpaid, 'ru-RU').text;
  expect(russian).toContain('Оплатить заказ: https://rukav.example/dopay/K7PX4-M2D9T?key=1');
  expect(russian).toContain('держим вещи 15 минут');
  expect(russian).not.toContain('уже собираем');
  const kazakh = letter(unpaid, 'kk-KZ').text;
  expect(kazakh).toContain('15 минут сақтап тұрамыз');
  expect(kazakh).not.toContain('жинай бастадық');
});
