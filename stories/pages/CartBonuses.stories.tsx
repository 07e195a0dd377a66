import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import type { RequestHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { setBonuses } from '@rukav/contract/cart/bonus-calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import { GetCart, SetBonuses, SetPromotions, type Cart } from '@rukav/contract/cart/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { CartPage } from '@rukav/features/cart/view';
import { session } from '@rukav/features/session';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer, fail } from './answers.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSiteWithModals, readError } from './refused.tsx';

/** Bonuses in the cart: a member pays a part with them, never beside promotions. */
const meta = {
  component: CartPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const purse = { applied: false, used: 0, balance: 1250, most: 300, worth: 100 };
const look = { id: 'look', name: 'Образ целиком — скидка 15 %', discount: 329_900 };
const promoted = (apply: boolean): Partial<Cart> => ({
  promotions: { apply, offered: [{ ...look, discount: apply ? look.discount : 0 }] },
});

const cartWith = (changes: Partial<Cart>) => {
  const reply = aCartOf(someChosen, 'ru-RU', { bonuses: purse, ...changes });
  const { totals, bonuses } = reply.cart;
  const taken = bonuses.used * bonuses.worth;
  return {
    ...reply,
    cart: {
      ...reply.cart,
      totals: {
        ...totals,
        discount: totals.discount + taken,
        subtotal: totals.subtotal - taken,
        total: totals.total - taken,
      },
    },
  };
};
const spent = { ...purse, applied: true, used: 300 };

const holding = (changes: Partial<Cart>, ...more: readonly RequestHandler[]) =>
  onSiteWithModals({
    answers: (locale) => [
      ...more,
      answer(getSession, GetSession, sessionIn(locale, 'member')),
      answer(getCart, GetCart, cartWith(changes)),
    ],
    arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
  });

/** Three hundred of 1 250 bonuses are spent, and taken back. */
export const Default: Story = {
  tags: ['CART-08', 'API-011'],
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: holding(
    {},
    answer(setBonuses, SetBonuses, ({ body: { apply } }) =>
      cartWith({ version: apply ? 2 : 3, bonuses: apply ? spent : purse }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const wanted = await canvas.findByRole('switch', { name: 'Списать бонусы' });
    await expect(wanted).toHaveAccessibleDescription(/300 бонусов из 1\s250/);

    await userEvent.click(wanted);
    await expect(await canvas.findByText('−300 ₽')).toBeVisible();
    await expect(wanted).toBeChecked();

    await userEvent.click(wanted);
    await waitFor(() => expect(canvas.queryByText('−300 ₽')).toBeNull());
  },
};

/** No answer: the switch goes back, and the cart stays as it was. */
export const ARequestThatFailsAppliesNothing: Story = {
  tags: ['CART-27', 'ERR-092'],
  decorators: holding({}, fail(setBonuses)),
  play: async ({ canvas, userEvent }) => {
    const wanted = await canvas.findByRole('switch', { name: 'Списать бонусы' });
    await userEvent.click(wanted);

    await readError(userEvent, {
      title: 'Внимание',
      text: 'Клуб сейчас недоступен, и бонусы не списать. Оплатите заказ без них или повторите попытку позже.',
      buttons: ['Понятно'],
    });
    await waitFor(() => expect(wanted).not.toBeChecked());
  },
};

/** Promotions apply: they are declined first, or stay. */
export const PromotionsAreDeclinedFirst: Story = {
  tags: ['CART-28', 'CART-29'],
  decorators: holding(
    promoted(true),
    answer(setPromotions, SetPromotions, cartWith({ version: 2, ...promoted(false) })),
    answer(setBonuses, SetBonuses, cartWith({ version: 3, ...promoted(false), bonuses: spent })),
  ),
  play: async ({ canvas, userEvent }) => {
    const bonuses = await canvas.findByRole('switch', { name: 'Списать бонусы' });
    const promotions = canvas.getByRole('switch', { name: 'Применить акции' });
    await userEvent.click(bonuses);
    const question = await screen.findByRole('alertdialog', { name: 'Списать бонусы вместо акций?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Оставить акции' }));
    await expect(bonuses).not.toBeChecked();
    await expect(promotions).toBeChecked();

    await userEvent.click(bonuses);
    await userEvent.click(await screen.findByRole('button', { name: 'Списать бонусы' }));
    await waitFor(() => expect(bonuses).toBeChecked());
    await waitFor(() => expect(promotions).not.toBeChecked());
  },
};

/** Bonuses are spent: they are given up first, or stay. */
export const BonusesAreGivenUpFirst: Story = {
  tags: ['CART-28', 'CART-30'],
  decorators: holding(
    { ...promoted(false), bonuses: spent },
    answer(setBonuses, SetBonuses, cartWith({ version: 2, ...promoted(false) })),
    answer(setPromotions, SetPromotions, cartWith({ version: 3, ...promoted(true) })),
  ),
  play: async ({ canvas, userEvent }) => {
    const promotions = await canvas.findByRole('switch', { name: 'Применить акции' });
    const bonuses = canvas.getByRole('switch', { name: 'Списать бонусы' });
    await userEvent.click(promotions);
    await userEvent.click(await screen.findByRole('button', { name: 'Применить акции' }));

    await waitFor(() => expect(promotions).toBeChecked());
    await waitFor(() => expect(bonuses).not.toBeChecked());
  },
};

/** Free delivery was near: with bonuses the goods come to less than its sum. */
export const FreeDeliveryIsLostAgain: Story = {
  tags: ['CART-31'],
  decorators: holding(
    {},
    answer(setBonuses, SetBonuses, () => {
      const reply = cartWith({ version: 2, bonuses: spent });
      const totals = { ...reply.cart.totals, subtotal: 290_000, delivery: 29_900, total: 319_900 };
      const shippingGroups = reply.cart.shippingGroups.map((group) => ({ ...group, subtotal: 290_000 }));
      return { ...reply, cart: { ...reply.cart, shippingGroups, totals } };
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('бесплатно')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Списать бонусы' }));

    await expect(await canvas.findByText('До бесплатной доставки — 100 ₽')).toBeVisible();
    await expect(canvas.getByText('299 ₽')).toBeVisible();
  },
};

/** What is in the cart costs too little for one bonus. */
export const TooLittleForABonus: Story = {
  decorators: holding({ bonuses: { ...purse, most: 0 } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Списать бонусы' })).toBeDisabled();
  },
};
