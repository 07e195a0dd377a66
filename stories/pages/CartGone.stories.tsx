import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { getShippingChannels } from '@rukav/contract/cart/checkout-calls.ts';
import {
  GetCart,
  GetShippingChannels,
  type CartReply,
  type GoneState,
} from '@rukav/contract/cart/schemas.ts';
import type { Locale } from '@rukav/contract/values.ts';
import { CartPage } from '@rukav/features/cart/view';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { presentPathFx } from '@rukav/features/navigation';
import { ProductPage } from '@rukav/features/product/view';
import { anEmptyReply } from '../../features/src/domain/cart/cart-builders.ts';
import { aDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { looksAlike } from '../../.storybook/modes.ts';
import { supplying } from '../features/scope.tsx';
import { answer } from './answers.ts';
import { written } from './at-checkout.ts';
import { atProduct } from './at-product.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSiteWithModals } from './refused.tsx';

/**
 * What the shopper reads when she comes back to a cart that was cancelled, or does not count any more, on each page. The modal looks
 * like that of carts that can be joined, which is photographed.
 */
const meta = {
  component: CartPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const seen = (locale: Locale) => aCartOf(someChosen, locale);
/** What is in the cart that counts now. */
const newer = (locale: Locale = 'ru-RU') =>
  aCartOf(someChosen.slice(0, 1), locale, { id: 'newer', version: 7 });

/** The cart as it was seen; whoever asks for it again hears what became of it, and gets the one that counts. */
const gone = (state: GoneState, now: CartReply, locale: Locale = 'ru-RU') => [
  answer(getCart, GetCart, seen(locale), { once: true }),
  answer(getCart, GetCart, ({ query }) => (query.seen === 'c1' ? { ...now, gone: state } : now)),
];
/** The same on a page that does not order. */
const goneElsewhere = (state: GoneState, now: CartReply) => [
  ...gone(state, now),
  answer(getShippingChannels, GetShippingChannels, {
    channels: [],
    warehouseLineIds: [],
    expressLineIds: [],
  }),
];
const at = (path: string) => [supplying(presentPathFx, () => path)];

const inCart = (state: GoneState, now: CartReply) =>
  onSiteWithModals({ answers: () => goneElsewhere(state, now), handlers: at('/cart') });

function atCheckout(state: GoneState, now: CartReply, locale: Locale = 'ru-RU') {
  const { answers, handlers } = written(aDraft(), gone(state, now, locale));
  return onSiteWithModals({ locale, answers, handlers: [...handlers, ...at('/cart/checkout')] });
}

const onProduct = (state: GoneState, now: CartReply) =>
  onSiteWithModals({ ...atProduct(undefined, goneElsewhere(state, now)), handlers: at('/product/palto') });

interface Said {
  title: string;
  texts: readonly string[];
  /** Beside the cross, in their order: buttons and links. */
  ways: readonly string[];
}

/** Comes back to the tab, reads what is said and answers the modal. */
async function comeBack({ title, texts, ways }: Said) {
  document.dispatchEvent(new Event('visibilitychange'));
  const modal = await screen.findByRole('dialog', { name: title });
  for (const text of texts) await expect(modal).toHaveTextContent(text);
  const names = [...modal.querySelectorAll('button, a')].map(
    (way) => way.getAttribute('aria-label') ?? way.textContent,
  );
  await expect(names.filter((name) => name !== 'Закрыть')).toEqual(ways);
  return within(modal);
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fullName = ({ canvas }: Pick<Played, 'canvas'>, name = /^Фамилия, имя/) =>
  canvas.findByRole('textbox', { name });

/** She kept only the new cart on her other device: that one is on screen once the modal is closed. */
export const CancelledInTheCart: Story = {
  tags: ['ERR-093', 'CART-38'],
  decorators: inCart('cancelled', newer()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Джинсы прямые');
    const modal = await comeBack({
      title: 'Эта корзина отменена',
      texts: [
        'На другом устройстве вы решили оставить только новую корзину.',
        'Мы открыли ту, что действует сейчас.',
      ],
      ways: ['Посмотреть корзину'],
    });
    await userEvent.click(modal.getByRole('button', { name: 'Посмотреть корзину' }));
    await isClosed();
    await expect(canvas.queryByRole('link', { name: 'Джинсы прямые' })).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Итого' })).toHaveAttribute('aria-busy', 'false'),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** What she has written is there when she goes on. */
export const CancelledAtCheckout: Story = {
  tags: ['ERR-093'],
  decorators: atCheckout('cancelled', newer()),
  render: () => <CheckoutPage />,
  play: async ({ canvas, userEvent }) => {
    const name = await fullName({ canvas });
    await waitFor(() => expect(name).toHaveValue('Иванова Анна Петровна'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Ким Аиша');
    const modal = await comeBack({
      title: 'Эта корзина отменена',
      texts: ['В заказ войдёт то, что лежит в корзине сейчас.', 'Всё, что вы написали, на месте.'],
      ways: ['Вернуться в корзину', 'Продолжить оформление'],
    });
    await expect(modal.getByRole('link', { name: 'Вернуться в корзину' })).toHaveAttribute('href', '/cart');
    await userEvent.click(modal.getByRole('button', { name: 'Продолжить оформление' }));
    await isClosed();
    await expect(await fullName({ canvas })).toHaveValue('Ким Аиша');
    const ordered = canvas.getByRole('region', { name: 'Ваш заказ' });
    await expect(within(ordered).getAllByRole('listitem')).toHaveLength(1);
  },
};

export const CancelledOnAnotherPage: Story = {
  tags: ['ERR-093'],
  decorators: onProduct('cancelled', newer()),
  render: () => <ProductPage />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Корзина, товаров: 4' });
    const modal = await comeBack({
      title: 'Эта корзина отменена',
      texts: ['Проверьте, что лежит в корзине сейчас.'],
      ways: ['Открыть корзину', 'Продолжить покупки'],
    });
    await userEvent.click(modal.getByRole('button', { name: 'Продолжить покупки' }));
    await isClosed();
    await expect(canvas.getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();
  },
};

/** The order was made in another tab: nothing is left to be bought. */
export const OrderedInTheCart: Story = {
  tags: ['ERR-094', 'CART-39'],
  decorators: inCart('issued', anEmptyReply()),
  play: async ({ canvas }) => {
    await canvas.findByText('Джинсы прямые');
    const modal = await comeBack({
      title: 'Эта корзина больше не действует',
      texts: ['Заказ по ней уже оформлен — на другом устройстве или в другой вкладке.'],
      ways: ['Перейти в каталог'],
    });
    await expect(modal.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
    await expect(canvas.getByText('В корзине пока пусто')).toBeInTheDocument();
  },
};

/** The other device has another cart, with its things and without. */
export const ReplacedAtCheckout: Story = {
  tags: ['ERR-094', 'CART-40'],
  decorators: atCheckout('left', newer()),
  render: () => <CheckoutPage />,
  play: async ({ canvas }) => {
    await fullName({ canvas });
    await comeBack({
      title: 'Эта корзина больше не действует',
      texts: ['На другом устройстве её заменила новая корзина.', 'В заказ войдёт'],
      ways: ['Вернуться в корзину', 'Продолжить оформление'],
    });
  },
};

/** She has signed out in another tab. */
export const UnknownOnAnotherPage: Story = {
  tags: ['ERR-094', 'CART-41'],
  decorators: onProduct('not_found', anEmptyReply()),
  render: () => <ProductPage />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Корзина, товаров: 4' });
    await comeBack({
      title: 'Эта корзина больше не действует',
      texts: [
        'Возможно, вы вышли из аккаунта в другой вкладке или долго не заходили.',
        'Сейчас в корзине нет вещей',
      ],
      ways: ['Продолжить покупки'],
    });
    await expect(canvas.getByRole('link', { name: 'Корзина' })).toBeInTheDocument();
  },
};

/** The order was made on the telephone while she was writing here. */
export const OrderedAtCheckoutInKazakh: Story = {
  tags: ['ERR-094'],
  decorators: atCheckout('issued', anEmptyReply(), 'kk-KZ'),
  render: () => <CheckoutPage />,
  play: async ({ canvas }) => {
    await fullName({ canvas }, /^Тегі, аты/);
    const modal = await comeBack({
      title: 'Бұл себет енді жарамсыз',
      texts: [
        'Ол бойынша тапсырыс басқа құрылғыда немесе басқа қойындыда рәсімделген.',
        'Қазір себетте тапсырыс беруге болатын тауар жоқ.',
        'Жазғаныңыздың бәрі сақталады.',
      ],
      ways: ['Себетке оралу'],
    });
    await expect(modal.getByRole('link', { name: 'Себетке оралу' })).toHaveAttribute('href', '/cart');
  },
};

/** The same cart has other things in it: no popup, but checkout names what has changed. */
export const ChangedAtCheckout: Story = {
  tags: ['CART-42'],
  decorators: (() => {
    const { answers, handlers } = written(aDraft(), [
      answer(getCart, GetCart, seen('ru-RU'), { once: true }),
      answer(getCart, GetCart, aCartOf(someChosen.slice(0, 2), 'ru-RU', { version: 7 })),
    ]);
    return onSiteWithModals({ answers, handlers });
  })(),
  render: () => <CheckoutPage />,
  play: async ({ canvas }) => {
    await fullName({ canvas });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('Корзина изменилась, мы её обновили')).toBeVisible();
    await expect(canvas.getByText(/размер 44: больше не в корзине/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    const ordered = canvas.getByRole('region', { name: 'Ваш заказ' });
    await expect(within(ordered).getAllByRole('listitem')).toHaveLength(2);
  },
};
