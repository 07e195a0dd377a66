import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  addProducts,
  deleteProducts,
  getCart,
  mergeCarts,
  updateProducts,
} from '@rukav/contract/cart/calls.ts';
import { setComment } from '@rukav/contract/cart/checkout-calls.ts';
import {
  AddProducts,
  GetCart,
  MergeCarts,
  SetComment,
  UpdateProducts,
  type Cart,
} from '@rukav/contract/cart/schemas.ts';
import { CartPage } from '@rukav/features/cart/view';
import { openModalFx, showToastFx } from '@rukav/features/overlays';
import { aGroup } from '../../features/src/domain/cart/cart-builders.ts';
import { aPoint } from '../../features/src/domain/obtaining/obtaining-builders.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { answer, fail, refuse } from './answers.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { supplying } from '../features/scope.tsx';
import { onSiteWithModals } from './refused.tsx';

/** The cart that another device has changed meanwhile, requests one after another, comments of groups. */
const meta = {
  component: CartPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cart = (changes: Partial<Cart> = {}, chosen = someChosen) => aCartOf(chosen, 'ru-RU', changes);
const toasted = fn();
/** The offer after signing in. */
const offered = (scope: Scope) =>
  allSettled(openModalFx, {
    scope,
    params: { id: 'cart-merge', props: { carts: [{ id: 'saved', productCount: 3 }] } },
  });
const seen = answer(getCart, GetCart, cart(), { once: true });

/** A line that this device still shows is gone: the cart is refreshed and names what has changed. */
export const ChangedElsewhere: Story = {
  tags: ['CART-41', 'CART-42'],
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: onSiteWithModals({
    answers: () => [
      seen,
      refuse(deleteProducts, 'lines_not_found'),
      answer(getCart, GetCart, cart({ version: 4 }, [{ ...someChosen[0]!, pieces: 3 }, someChosen[1]!])),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Удалить из корзины: Платье/ }));
    const modal = await screen.findByRole('alertdialog', { name: 'Внимание' });
    await expect(modal).toHaveTextContent('Корзина изменилась в другом окне. Мы её обновили.');
    await userEvent.click(within(modal).getByRole('button', { name: 'Понятно' }));

    await expect(await canvas.findByText('Корзина изменилась, мы её обновили')).toBeVisible();
    await expect(canvas.getByText(/размер 44: больше не в корзине/)).toBeVisible();
    await expect(canvas.getByText(/размер 44: было 1 шт., стало 3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть, что изменилось' }));
    await waitFor(() => expect(canvas.queryByText('Корзина изменилась, мы её обновили')).toBeNull());
  },
};

/** Two presses on two rows: the second request waits for the answer to the first, and goes out whatever that was. */
export const OneRequestAtATime: Story = {
  tags: ['CART-19', 'CART-20'],
  decorators: (() => {
    let running = 0;
    const alone = async () => {
      running += 1;
      if (running > 1) throw new Error('A second request for the cart while one runs.');
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', resolve, { once: true });
        channel.port1.start();
        channel.port2.postMessage(null);
      });
      running -= 1;
      return cart({ version: 2 });
    };
    return onSiteWithModals({
      answers: () => [
        fail(addProducts, { once: true }),
        answer(addProducts, AddProducts, alone),
        answer(getCart, GetCart, cart()),
      ],
    });
  })(),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findAllByRole('button', { name: /^Больше на одну/ });
    await userEvent.click(more[0]!);
    await userEvent.click(more[1]!);

    const modal = await screen.findByRole('alertdialog', { name: 'Внимание' });
    await expect(modal).toHaveTextContent('Не получилось изменить корзину. Повторите попытку.');
    await userEvent.click(within(modal).getByRole('button', { name: 'Понятно' }));
    const totals = canvas.getByRole('region', { name: 'Итого' });
    await waitFor(() => expect(totals).toHaveAttribute('aria-busy', 'false'));
    await waitFor(() => expect(more[0]).toBeEnabled());
  },
};

/** More than there is: the quantity is what it was, and a message says how many there are. */
export const MoreThanThereIs: Story = {
  tags: ['ERR-071'],
  decorators: onSiteWithModals({
    answers: () => [
      refuse(addProducts, 'quantity_limit_exceeded', { params: { maximum: 1 } }),
      answer(getCart, GetCart, cart()),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    const [more] = await canvas.findAllByRole('button', { name: /^Больше на одну: Пальто/ });
    await userEvent.click(more!);

    const modal = await screen.findByRole('alertdialog', { name: 'Внимание' });
    await expect(modal).toHaveTextContent('Больше 1 шт. положить в корзину нельзя.');
    await userEvent.click(within(modal).getByRole('button', { name: 'Понятно' }));
    await expect(canvas.getByRole('spinbutton', { name: /Количество: Пальто/ })).toHaveValue('1');
  },
};

/** The same size in another colour of the model takes the place of the line. */
export const AnotherColourIsChosen: Story = {
  tags: ['CART-18'],
  decorators: (() => {
    const colours = [
      { skuId: 'grey', color: 'Графит', isAvailable: true },
      { skuId: 'sand', color: 'Песочный', isAvailable: true },
      { skuId: 'white', color: 'Молочный', isAvailable: false },
    ];
    const inColour = (skuId: string, version: number) => {
      const reply = cart({ version }, someChosen.slice(0, 1));
      const [line] = reply.cart.lines;
      const [product] = Object.values(reply.cartProducts);
      const color = colours.find((one) => one.skuId === skuId)?.color ?? '';
      return {
        cart: { ...reply.cart, lines: line ? [{ ...line, skuId }] : [] },
        cartProducts: product ? { [skuId]: { ...product, skuId, color, colors: colours } } : {},
      };
    };
    return onSiteWithModals({
      answers: () => [
        answer(updateProducts, UpdateProducts, ({ body }) => inColour(body.targetSkuId, 2)),
        answer(getCart, GetCart, inColour('grey', 1)),
      ],
    });
  })(),
  play: async ({ canvas, userEvent }) => {
    const colour = await canvas.findByRole('combobox', { name: /^Цвет: Пальто/ });
    await expect(within(colour).getByRole('option', { name: 'Молочный — нет в наличии' })).toBeDisabled();

    await userEvent.selectOptions(colour, 'Песочный');

    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Цвет: Пальто/ })).toHaveValue('sand'));
  },
};

/** The carts cannot be joined: a message says so, and what is in the cart stays (ERR-049). */
export const AMergeFails: Story = {
  tags: ['ERR-049'],
  decorators: onSiteWithModals({
    answers: () => [refuse(mergeCarts, 'merge_failed'), answer(getCart, GetCart, cart())],
    arrive: offered,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить к новой' }));

    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Не получилось объединить корзины. Всё, что вы выбрали, осталось на месте.',
    );
    await expect(canvas.getByText('Джинсы прямые')).toBeInTheDocument();
  },
};

/** Fifty sizes are the most that a cart holds: a message says how many found no room. */
export const AMergeLeavesSomeOut: Story = {
  tags: ['CART-37'],
  decorators: onSiteWithModals({
    answers: () => [
      answer(mergeCarts, MergeCarts, { ...cart({ version: 2 }), merged: true, leftOut: 10 }),
      answer(getCart, GetCart, cart()),
    ],
    arrive: offered,
    handlers: [supplying(showToastFx, toasted)],
  }),
  play: async ({ userEvent }) => {
    toasted.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Добавить к новой' }));

    await waitFor(() =>
      expect(toasted).toHaveBeenCalledWith(
        expect.objectContaining({
          message: 'profile.merge.leftOut',
          values: expect.objectContaining({ shown: '10', most: '50' }),
        }),
      ),
    );
  },
};

const collected = (comment: string): Partial<Cart> => ({
  shippingGroups: [aGroup({ type: 'pickup', pickupId: 'msk1', point: aPoint(), comment })],
});

/** A word to whoever hands the group over. */
export const ACommentIsWritten: Story = {
  tags: ['CART-50', 'API-010'],
  parameters: { chromatic: inModes('phone') },
  decorators: onSiteWithModals({
    answers: () => [
      answer(setComment, SetComment, ({ body }) => cart({ version: 2, ...collected(body.comment) })),
      answer(getCart, GetCart, cart(collected(''))),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить комментарий' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Заберёт сестра');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить комментарий' }));

    await expect(await canvas.findByText('Комментарий: Заберёт сестра')).toBeVisible();
  },
};
