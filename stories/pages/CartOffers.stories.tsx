import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Locale, RefusalOf } from '@rukav/contract';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { addPromo, deletePromo, setPromotions } from '@rukav/contract/cart/promo-calls.ts';
import {
  AddPromo,
  DeletePromo,
  GetCart,
  SetPromotions,
  type AppliedPromo,
  type Cart,
} from '@rukav/contract/cart/schemas.ts';
import { CartPage } from '@rukav/features/cart/view';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { answer, fail, refuse } from './answers.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSiteWithModals } from './refused.tsx';

/** Promo codes and promotions in the cart: what they take off, and each reason why a code is not applied. */
const meta = {
  component: CartPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const promo = (changes: Partial<AppliedPromo> = {}): AppliedPromo => ({
  code: 'STYLE10',
  discount: 274_800,
  problem: null,
  reason: null,
  fromSum: null,
  ...changes,
});
const looks = { id: 'look', name: 'Образ целиком — скидка 15 %', discount: 329_900 };

const cartWith = (changes: Partial<Cart> = {}) => {
  const reply = aCartOf(someChosen, 'ru-RU', { ...changes });
  const taken =
    (changes.promoCodes ?? []).reduce((sum, { discount }) => sum + discount, 0) +
    (changes.promotions?.offered ?? []).reduce((sum, { discount }) => sum + discount, 0);
  const { totals } = reply.cart;
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

const holding = (changes: Partial<Cart>, ...more: readonly RequestHandler[]) =>
  onSiteWithModals({ answers: () => [...more, answer(getCart, GetCart, cartWith(changes))] });

async function enter({ canvas, userEvent }: Played, code: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ввести промокод' }));
  const field = canvas.getByRole('textbox', { name: 'Промокод' });
  await userEvent.type(field, code);
  await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
  return field;
}

/** A code and a promotion beside the goods' own discounts. */
export const WithACodeAndAPromotion: Story = {
  tags: ['CART-09'],
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: holding({ promoCodes: [promo()], promotions: { apply: true, offered: [looks] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('STYLE10')).toBeVisible();
    await expect(canvas.getByText(/Промокод применён/)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Применить акции' })).toBeChecked();
  },
};

/** A code is typed, applied, and taken off again. */
export const ACodeIsAppliedAndTakenOff: Story = {
  tags: ['CART-05', 'CART-06'],
  decorators: holding(
    {},
    answer(addPromo, AddPromo, ({ body }) =>
      cartWith({ version: 2, promoCodes: [promo({ code: body.promo })] }),
    ),
    answer(deletePromo, DeletePromo, cartWith({ version: 3 })),
  ),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await enter(played, 'STYLE10');

    await expect(await canvas.findByText(/Промокод применён: −2 748 ₽/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Промокод' })).toHaveValue('');

    await userEvent.click(canvas.getByRole('button', { name: 'Убрать промокод STYLE10' }));
    await waitFor(() => expect(canvas.queryByText('STYLE10')).toBeNull());
  },
};

const refusedBy = (code: RefusalOf<typeof addPromo>) =>
  holding({}, refuse(addPromo, code, { field: 'promo' }));
const reads = (text: string) => async (played: Played) => {
  const field = await enter(played, 'SOME');

  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  await expect(field).toHaveValue('SOME');
  await expect(played.canvas.queryByText(/Промокод применён/)).toBeNull();
  await played.userEvent.type(field, '1');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription(text));
};

export const NotFound: Story = {
  tags: ['ERR-022', 'CART-07'],
  decorators: refusedBy('promo_not_found'),
  play: reads('Такого промокода нет. Проверьте, как он написан.'),
};
export const AlreadyUsed: Story = {
  tags: ['ERR-023'],
  decorators: refusedBy('promo_already_used'),
  play: reads('Этот промокод уже использован.'),
};
export const NotForTheCity: Story = {
  tags: ['ERR-024'],
  decorators: refusedBy('promo_not_for_city'),
  play: reads('В вашем городе этот промокод не действует.'),
};
export const NotStarted: Story = {
  tags: ['ERR-025'],
  decorators: refusedBy('promo_not_started'),
  play: reads('Этот промокод ещё не начал действовать.'),
};
export const Expired: Story = {
  tags: ['ERR-026'],
  decorators: refusedBy('promo_expired'),
  play: reads('Срок действия промокода истёк.'),
};
export const NotApplicable: Story = {
  tags: ['ERR-028'],
  decorators: refusedBy('promo_not_applicable'),
  play: reads('К этой корзине промокод применить нельзя.'),
};
export const OtherFailure: Story = {
  tags: ['ERR-029'],
  decorators: refusedBy('promo_other'),
  play: reads('Сейчас этот промокод не принимается. Попробуйте позже.'),
};

export const LimitReached: Story = {
  tags: ['ERR-027'],
  decorators: holding(
    { promoCodes: [promo(), promo({ code: 'FULL15' })] },
    refuse(addPromo, 'promo_limit_reached', { field: 'promo', params: { maximum: 2 } }),
  ),
  play: async (played) => {
    const field = await enter(played, 'THIRD');

    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        'В корзине уже 2 промокода, больше применить нельзя. Уберите один из них.',
      ),
    );
  },
};

/** No answer at all: what is typed stays. */
export const DefaultFailure: Story = {
  tags: ['ERR-030'],
  decorators: holding({}, fail(addPromo)),
  play: async (played) => {
    const field = await enter(played, 'SOME');

    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Не получилось применить промокод. Повторите попытку.'),
    );
    await expect(field).toHaveValue('SOME');
  },
};

/** Codes that have stopped to hold, or wait for something, say what. */
export const CodesThatDoNothing: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: holding({
    promoCodes: [
      promo({ code: 'SUMMER', discount: 0, problem: 'promo_expired' }),
      promo({
        code: 'BIG20',
        discount: 0,
        problem: 'promo_not_applicable',
        reason: 'sum',
        fromSum: 2_000_000,
      }),
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Срок действия промокода истёк.')).toBeVisible();
    await expect(canvas.getByText(/на 20 000 ₽ или больше/)).toBeVisible();
  },
};

/** The code does not go with promotions: they cannot be turned on. */
export const PromotionsAreForbidden: Story = {
  tags: ['CART-52'],
  decorators: holding({
    promoCodes: [promo({ code: 'SOLO25' })],
    promotions: { apply: true, offered: [{ ...looks, discount: 0 }] },
    forbiddenPromotions: ['look'],
  }),
  play: async ({ canvas }) => {
    const wanted = await canvas.findByRole('switch', { name: 'Применить акции' });

    await expect(wanted).toBeDisabled();
    await expect(wanted).toHaveAccessibleDescription('Не действуют вместе с промокодом SOLO25');
  },
};

/** A code that was applied elsewhere forbids them meanwhile: the refusal says so, and the cart is asked for anew. */
export const PromotionsAreForbiddenMeanwhile: Story = {
  decorators: holding(
    { promotions: { apply: false, offered: [{ ...looks, discount: 0 }] } },
    refuse(setPromotions, 'promotions_forbidden'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Применить акции' }));

    const modal = await screen.findByRole('alertdialog', { name: 'Внимание' });
    await expect(modal).toHaveTextContent(/Акции не действуют вместе с промокодом/);
    await userEvent.click(within(modal).getByRole('button', { name: 'Понятно' }));
    await expect(canvas.getByRole('switch', { name: 'Применить акции' })).not.toBeChecked();
  },
};

/** Promotions are declined and wanted again. */
export const PromotionsAreDeclined: Story = {
  tags: ['CART-09'],
  decorators: holding(
    { promotions: { apply: true, offered: [looks] } },
    answer(setPromotions, SetPromotions, ({ body: { apply } }) =>
      cartWith({
        version: apply ? 3 : 2,
        promotions: { apply, offered: [{ ...looks, discount: apply ? looks.discount : 0 }] },
      }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    const wanted = await canvas.findByRole('switch', { name: 'Применить акции' });
    await expect(canvas.getByText(/Образ целиком — скидка 15 %: −3 299 ₽/)).toBeVisible();

    await userEvent.click(wanted);
    await expect(await canvas.findByText('Образ целиком — скидка 15 %')).toBeVisible();
    await expect(wanted).not.toBeChecked();
  },
};

const kazakh: Locale = 'kk-KZ';
export const InKazakh: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: onSiteWithModals({
    locale: kazakh,
    answers: () => [
      refuse(addPromo, 'promo_not_for_city', { field: 'promo' }),
      answer(getCart, GetCart, aCartOf(someChosen, kazakh)),
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Промокод енгізу' }));
    const field = canvas.getByRole('textbox', { name: 'Промокод' });
    await userEvent.type(field, 'KAZAN10{Enter}');

    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Сіздің қалаңызда бұл промокод жарамайды.'),
    );
  },
};
