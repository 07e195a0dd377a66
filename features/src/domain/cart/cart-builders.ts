import type {
  Cart,
  CartGiftCard,
  CartLine,
  CartProduct,
  CartReply,
  ShippingGroup,
} from '@rukav/contract/cart/schemas.ts';

/** A line of one linen shirt; for tests and stories. */
export const aLine = (changes: Partial<CartLine> = {}): CartLine => ({
  lineIds: ['l1'],
  productId: 'p1',
  skuId: 's1',
  wareId: 'w1',
  shippingGroupId: 'g1',
  quantity: changes.lineIds?.length ?? 1,
  pricePerItem: 399_900,
  priceWhenAdded: null,
  catalogPrice: 499_900,
  discounts: [{ type: 'WARE_DISCOUNT', amount: 100_000 }],
  appliedActions: [],
  isSoldOut: false,
  isInOtherCities: false,
  isLastSize: false,
  ...changes,
});

/** What the line of `aLine` draws. */
export const aProduct = (changes: Partial<CartProduct> = {}): CartProduct => ({
  skuId: 's1',
  productId: 'p1',
  name: 'Рубашка из льна',
  url: '/product/rubashka-iz-lna/p1',
  picture: { code: 'p1', alt: 'Рубашка из льна', colour: '#c9b79c' },
  size: '46',
  color: 'Песочный',
  availableQuantity: 12,
  addedOn: '2026-11-20T10:00:00+03:00',
  sizes: [
    { skuId: 's1', size: '46', isAvailable: true },
    { skuId: 's1b', size: '48', isAvailable: true },
    { skuId: 's1c', size: '50', isAvailable: false },
  ],
  colors: [],
  ...changes,
});

/** Lines whose method is not chosen yet. */
export const aGroup = (changes: Partial<ShippingGroup> = {}): ShippingGroup => ({
  id: 'g1',
  type: 'unallocated',
  receivingMethod: null,
  pickupId: null,
  point: null,
  cityId: null,
  address: null,
  date: null,
  interval: null,
  availableFrom: null,
  fitting: false,
  comment: '',
  price: null,
  subtotal: 399_900,
  ...changes,
});

/** A gift card in the cart, and the group that it lies in. */
export const aGiftCard = (changes: Partial<CartGiftCard> = {}): CartGiftCard => ({
  id: 'card1',
  shippingGroupId: 'gift_card',
  design: 'ribbon',
  sum: 300_000,
  currency: 'RUB',
  receiver: 'aigerim@example.com',
  greeting: 'Дорогая Айгерим',
  sendAt: null,
  isSoldOut: false,
  ...changes,
});

export const aGiftCardGroup = (changes: Partial<ShippingGroup> = {}): ShippingGroup =>
  aGroup({
    id: 'gift_card',
    type: 'gift_card',
    receivingMethod: 'gift_card',
    price: 0,
    subtotal: 0,
    ...changes,
  });

/** A cart of one line. */
export const aCart = (changes: Partial<Cart> = {}): Cart => {
  const lines = changes.lines ?? [aLine()];
  const pieces = (of: (line: CartLine) => number) =>
    lines.reduce((sum, line) => sum + (line.isSoldOut ? 0 : of(line) * line.quantity), 0);
  const catalog = pieces(({ catalogPrice }) => catalogPrice);
  const subtotal = pieces(({ pricePerItem }) => pricePerItem);
  const giftCards = changes.giftCards ?? [];
  const ofCards = giftCards.reduce((sum, card) => (card.isSoldOut ? sum : sum + card.sum), 0);
  return {
    id: 'c1',
    version: 1,
    country: 'RU',
    currency: 'RUB',
    lines,
    giftCards,
    shippingGroups: [aGroup()],
    contact: null,
    userLocation: null,
    paymentMethod: null,
    paymentMethods: ['cash', 'card', 'online'],
    paymentOptions: (['cash', 'card', 'online'] as const).map((method) => ({
      method,
      isAvailable: true,
      obstacle: null,
      limit: null,
    })),
    productCount: pieces(() => 1) + giftCards.filter(({ isSoldOut }) => !isSoldOut).length,
    promoCodes: [],
    promotions: { apply: true, offered: [] },
    bonuses: { applied: false, used: 0, balance: 0, most: 0, worth: 100 },
    forbiddenPromotions: [],
    totals: {
      catalog,
      discount: catalog - subtotal,
      subtotal,
      giftCards: ofCards,
      delivery: null,
      total: subtotal + ofCards,
      freeDeliveryFrom: 300_000,
    },
    ...changes,
  };
};

/** A product for every line of a cart. */
export const productsOf = ({ lines }: Cart): Record<string, CartProduct> =>
  Object.fromEntries(
    lines.map(({ skuId, productId }) => [
      skuId,
      aProduct({ skuId, productId, sizes: [{ skuId, size: '46', isAvailable: true }] }),
    ]),
  );

/** The answer of every cart call. */
export const aReply = (
  changes: Partial<Cart> = {},
  cartProducts?: Record<string, CartProduct>,
): CartReply => {
  const cart = aCart(changes);
  return { cart, cartProducts: cartProducts ?? { ...productsOf(cart), s1: aProduct() } };
};

/** A cart with nothing in it. */
export const anEmptyReply = (): CartReply =>
  aReply({ id: null, version: 0, lines: [], shippingGroups: [] }, {});
