import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { RefusalOf } from '@rukav/contract';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { checkout, setContact } from '@rukav/contract/cart/checkout-calls.ts';
import { GetCart } from '@rukav/contract/cart/schemas.ts';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { aDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { looksAlike } from '../../.storybook/modes.ts';
import { answer, refuse } from './answers.ts';
import { written } from './at-checkout.ts';
import { aCartOf, someChosen } from './orderables.ts';
import { onSiteWithModals, readError, type ErrorWords } from './refused.tsx';

/** What the shopper reads when her order is refused: one story a refusal. The modal itself is photographed with ErrorModal. */
const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** The server refuses the order that was in the cart before; asked again for the cart, it has one thing in it. */
const refusedBy = (code: RefusalOf<typeof checkout>) => ({
  decorators: onSiteWithModals(
    written(aDraft(), [
      refuse(checkout, code),
      answer(getCart, GetCart, aCartOf(someChosen, 'ru-RU'), { once: true }),
      answer(getCart, GetCart, aCartOf(someChosen, 'ru-RU'), { once: true }),
      answer(getCart, GetCart, aCartOf(someChosen.slice(0, 1), 'ru-RU')),
    ]),
  ),
});

interface Said extends ErrorWords {
  /** The page shows the cart as it has become. */
  isCartRefreshed?: boolean;
}

/** Orders, reads the modal to its last button, and closes it: everything that was written is still there. */
const reads =
  ({ isCartRefreshed = false, ...error }: Said) =>
  async ({ canvas, userEvent }: Played) => {
    const ordered = await canvas.findByRole('region', { name: 'Ваш заказ' });
    const things = () => within(ordered).getAllByRole('listitem').length;
    await expect(things()).toBe(someChosen.length);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Фамилия, имя/ })).not.toHaveValue(''));

    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));

    await readError(userEvent, error);

    await expect(canvas.getByRole('textbox', { name: /^Фамилия, имя/ })).not.toHaveValue('');
    await waitFor(() => expect(things()).toBe(isCartRefreshed ? 1 : someChosen.length));
  };

const again = ['Обновить страницу', 'Отмена'];

export const PricesOutdated: Story = {
  tags: ['ERR-001', 'ERR-002'],
  ...refusedBy('prices_outdated'),
  play: reads({
    title: 'Внимание',
    text: 'Цены изменились, мы обновили корзину. Проверьте сумму и оформите заказ ещё раз.',
    buttons: ['Понятно'],
    isCartRefreshed: true,
  }),
};

export const CartNotFound: Story = {
  tags: ['ERR-001', 'ERR-003', 'CART-41'],
  ...refusedBy('basket_not_found'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Корзина не найдена. Обновите страницу и повторите попытку.',
    buttons: ['Обновить страницу'],
    isCartRefreshed: true,
  }),
};

export const IllegalState: Story = {
  tags: ['ERR-004'],
  ...refusedBy('illegal_state'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Сейчас этот заказ оформить нельзя. Обновите страницу и повторите попытку.',
    buttons: again,
  }),
};

export const CartCancelled: Story = {
  tags: ['ERR-005', 'CART-38'],
  ...refusedBy('basket_cancelled'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Эта корзина отменена. Обновите страницу, чтобы начать новую.',
    buttons: ['Обновить страницу'],
    isCartRefreshed: true,
  }),
};

export const CartOrderedAlready: Story = {
  tags: ['ERR-006', 'CART-39'],
  ...refusedBy('basket_issued'),
  play: reads({
    title: 'Внимание',
    text: 'Заказ по этой корзине уже оформлен. Обновите страницу.',
    buttons: ['Обновить страницу'],
    isCartRefreshed: true,
  }),
};

export const CartLeft: Story = {
  tags: ['ERR-007', 'CART-40'],
  ...refusedBy('basket_left'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Корзина устарела, мы её обновили. Обновите страницу и повторите попытку.',
    buttons: again,
    isCartRefreshed: true,
  }),
};

export const ShopNotFound: Story = {
  tags: ['ERR-008'],
  ...refusedBy('pickup_point_not_found'),
  play: reads({
    title: 'Внимание',
    text: 'Этот пункт больше не выдаёт заказы. Выберите другой.',
    buttons: ['Понятно'],
  }),
};

export const NoOrders: Story = {
  tags: ['ERR-009'],
  ...refusedBy('no_orders'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Заказ не создан. Обновите страницу и повторите попытку.',
    buttons: again,
  }),
};

export const NothingAdded: Story = {
  tags: ['ERR-010'],
  ...refusedBy('lines_not_found'),
  play: reads({
    title: 'Внимание',
    text: 'В корзину ничего не добавлено.',
    buttons: [],
    isCartRefreshed: true,
  }),
};

export const TooManyThings: Story = {
  tags: ['ERR-011'],
  ...refusedBy('too_many_lines'),
  play: reads({
    title: 'Внимание',
    text: 'Превышено максимальное количество товаров в заказе.',
    buttons: [],
  }),
};

export const WrongWayForSomeThings: Story = {
  tags: ['ERR-012'],
  ...refusedBy('shipping_group_type_error'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Часть товаров нельзя получить выбранным способом. Вернитесь в корзину и выберите другой.',
    buttons: [],
  }),
};

export const CartChangedElsewhere: Story = {
  tags: ['ERR-013', 'CART-42'],
  ...refusedBy('irrelevant_version'),
  play: reads({
    title: 'Внимание',
    text: 'Корзина изменилась в другом окне. Мы её обновили: проверьте состав и оформите заказ ещё раз.',
    buttons: ['Понятно'],
    isCartRefreshed: true,
  }),
};

export const MethodGone: Story = {
  tags: ['ERR-014'],
  ...refusedBy('unsupported_obtaining_method'),
  play: reads({
    title: 'Внимание',
    text: 'Выбранный способ получения больше недоступен.',
    buttons: ['Понятно'],
  }),
};

export const NoCity: Story = {
  tags: ['ERR-015'],
  ...refusedBy('no_territory'),
  play: reads({
    title: 'Внимание',
    text: 'Укажите населённый пункт: выберите город из списка.',
    buttons: ['Понятно'],
  }),
};

const retry = {
  title: 'Произошла ошибка',
  text: 'Служба доставки временно не отвечает. Повторите попытку через минуту.',
  buttons: ['Понятно'],
} as const;

export const ServicesUnavailable: Story = {
  tags: ['ERR-016'],
  ...refusedBy('upstream_services_unavailable'),
  play: reads(retry),
};

export const ServicesAnswerWrongly: Story = {
  tags: ['ERR-017'],
  ...refusedBy('upstream_bad_response'),
  play: reads(retry),
};

export const Unknown: Story = {
  tags: ['ERR-018'],
  ...refusedBy('unknown'),
  play: reads({
    title: 'Произошла ошибка',
    text: 'Что-то пошло не так. Обновите страницу и повторите попытку.',
    buttons: again,
  }),
};

/** The server knows more of mailboxes than the form: its words stand at the field. */
export const TheMailboxIsNotOne: Story = {
  tags: ['ERR-086'],
  decorators: onSiteWithModals(
    written(aDraft(), [
      refuse(setContact, 'validation', {
        field: 'email',
        message: 'Почтового сервера с таким именем нет',
        params: { check: 'invalid' },
      }),
      answer(getCart, GetCart, aCartOf(someChosen, 'ru-RU')),
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: /почт/i });
    await waitFor(() => expect(email).not.toHaveValue(''));
    const typed = (email as HTMLInputElement).value;
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить заказ' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Почтового сервера с таким именем нет/));
    await expect(email).toHaveValue(typed);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
