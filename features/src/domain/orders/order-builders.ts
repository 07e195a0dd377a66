import type { OrderedGiftCard } from '@rukav/contract/orders/progress.ts';
import type { Order, OrderLine } from '@rukav/contract/orders/schemas.ts';
import { aPoint } from '../obtaining/obtaining-builders.ts';

/** One linen shirt; for tests and stories. */
export const anOrderLine = (changes: Partial<OrderLine> = {}): OrderLine => ({
  skuId: 's1',
  product: 'Рубашка из льна',
  url: '/product/rubashka-iz-lna/p1',
  color: 'Песочный',
  size: '46',
  price: 499_900,
  quantity: 1,
  discounts: [{ type: 'WARE_DISCOUNT', amount: 100_000 }],
  discount: 100_000,
  sum: 399_900,
  picture: { code: 'p1', alt: 'Рубашка из льна', colour: '#c9b79c' },
  ...changes,
});

/** A pickup on Tverskaya that was just made. */
export const anOrder = (changes: Partial<Order> = {}): Order => ({
  orderNumber: 'A-1001',
  date: '2026-11-21T12:00:00+03:00',
  status: 'processing',
  currency: 'RUB',
  subtotal: 399_900,
  deliveryAmount: 0,
  totalCost: 399_900,
  totalBonusesUsed: 0,
  obtainingMethod: 'PICKUP_WITH_DELIVERY',
  paymentMethod: 'card',
  payment: { type: 'inStore', state: 'not_paid', paid: 0, underpaid: 0, overpaid: 0, payUntil: null },
  payments: [],
  recipient: { fullName: 'Иванова Анна Петровна', phone: '+79161234567', email: 'anna@example.com' },
  comment: '',
  cityName: 'Москва',
  deliveryAddress: null,
  point: aPoint(),
  deliveryDate: null,
  deliveryInterval: null,
  fitting: false,
  storagePeriod: { from: '2026-11-22', to: '2026-11-24' },
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
  actions: { cancel: false, repeat: false, extend: false, pay: false },
  productGroups: { added: [anOrderLine()], cancelled: [], refused: [], returned: [] },
  ...changes,
});

/** The same by courier. */
export const aCourierOrder = (changes: Partial<Order> = {}): Order =>
  anOrder({
    orderNumber: 'A-1002',
    obtainingMethod: 'DELIVERY',
    paymentMethod: 'cash',
    point: null,
    storagePeriod: null,
    deliveryDate: '2026-11-23',
    deliveryInterval: { from: '10:00', to: '14:00' },
    deliveryAmount: 29_900,
    totalCost: 429_800,
    deliveryAddress: {
      cityId: 524901,
      city: 'Москва',
      streetId: null,
      street: 'Лесная',
      streetType: 'улица',
      house: '7',
      houseBlock: 'А',
      build: '',
      entrance: '2',
      floor: '4',
      apartment: '15',
    },
    ...changes,
  });

/** An electronic gift card for somebody else, paid online and not sent yet. */
export const aGiftCardOrder = (changes: Partial<Order> = {}, card: Partial<OrderedGiftCard> = {}): Order =>
  anOrder({
    orderNumber: 'A-1003',
    kind: 'giftCard',
    subtotal: 300_000,
    totalCost: 300_000,
    obtainingMethod: 'OTHER',
    paymentMethod: 'online',
    point: null,
    storagePeriod: null,
    recipient: { fullName: '', phone: '', email: 'olga@example.com' },
    productGroups: { added: [], cancelled: [], refused: [], returned: [] },
    giftCard: {
      shippingGroup: { type: 'gift_card', receivingMethod: 'gift_card' },
      design: 'ribbon',
      sum: 300_000,
      receiver: 'aigerim@example.com',
      greeting: 'Дорогая Айгерим',
      text: 'С днём рождения',
      signature: 'Ольга',
      sendAt: null,
      sentAt: null,
      ...card,
    },
    ...changes,
  });
