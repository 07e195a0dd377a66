import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import { ProductPage } from '@rukav/features/product/view';
import { looksAlike } from '../../.storybook/modes.ts';
import { fail, refuse } from './answers.ts';
import { atProduct } from './at-product.ts';
import { onSiteWithModals, readError, type ErrorWords } from './refused.tsx';

/** What the shopper reads when a thing does not get into the cart. The modal itself is photographed with ErrorModal. */
const meta = {
  component: ProductPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const without = (handler: ReturnType<typeof fail>) => ({
  decorators: onSiteWithModals(atProduct(undefined, [handler])),
});

/** Chooses a size, asks for it, and reads the modal; the size stays chosen and nothing was added. */
const reads =
  (error: ErrorWords) =>
  async ({ canvas, userEvent }: Played) => {
    const size = await canvas.findByRole('radio', { name: /^44/ });
    await userEvent.click(size);

    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));

    await readError(userEvent, error);
    await expect(canvas.getByRole('radio', { name: /^44/ })).toBeChecked();
    await expect(canvas.queryByText('Добавлено в корзину')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Корзина/ })).toHaveAccessibleName('Корзина');
  };

export const ServerBroken: Story = {
  tags: ['ERR-019'],
  ...without(fail(addProducts)),
  play: reads({
    title: 'Ошибка',
    text: 'Не получилось положить товар в корзину. Обновите страницу и повторите попытку.',
    buttons: ['Понятно'],
  }),
};

export const InvalidRequest: Story = {
  tags: ['ERR-020'],
  ...without(refuse(addProducts, 'invalid_request')),
  play: reads({
    title: 'Ошибка',
    text: 'Не получилось положить товар в корзину. Обновите страницу и выберите размер ещё раз.',
    buttons: ['Понятно'],
  }),
};

export const SoldOut: Story = {
  ...without(refuse(addProducts, 'sold_out')),
  play: reads({ title: 'Внимание', text: 'В вашем городе этого размера нет.', buttons: ['Понятно'] }),
};

/** The shop in which she wanted to collect it has stopped selling meanwhile. */
export const ShopThatDoesNotSell: Story = {
  tags: ['SHIP-30'],
  ...without(refuse(addProducts, 'pickup_point_not_found')),
  play: reads({
    title: 'Внимание',
    text: 'Здесь сейчас забрать нельзя. Выберите другой магазин или пункт выдачи.',
    buttons: ['Понятно'],
  }),
};

/** The mailbox of her account is written wrongly: the modal leads to where it is changed. */
export const InvalidEmail: Story = {
  tags: ['ERR-021'],
  ...without(refuse(addProducts, 'invalid_email')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^44/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину' }));

    const told = await screen.findByRole('alertdialog', { name: 'Внимание' });
    await expect(told).toHaveTextContent('В аккаунте указана почта с ошибкой.');
    await userEvent.click(within(told).getByRole('button', { name: 'Понятно' }));

    const change = await screen.findByRole('dialog', { name: 'Новая почта' }, { timeout: 5000 });
    await waitFor(() => expect(change).toBeVisible());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(within(change).getByRole('textbox', { name: /^Новая почта/ })).toBeVisible();
  },
};
