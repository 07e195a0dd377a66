import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeletionPage } from '@rukav/features/account-deletion/view';
import { inModes } from '../../../.storybook/modes.ts';
import { throwing } from '../personal-data/member.tsx';
import { refused, withShop, type Replies } from '../scope.tsx';

const meta = { component: DeletionPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof DeletionPage
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const member = (replies: Replies = {}) => [withShop({ actor: 'member', replies })];
const end = async ({ canvas, userEvent }: Played) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: /данные не восстановить/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Удалить навсегда' }));
};

const ended = fn(() => ({ erasedBy: '2026-11-22T12:00:00+03:00' }));
export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['PROF-31', 'PROF-32', 'PROF-33', 'PROF-34'],
  decorators: member({ 'POST /account/_delete': ended }),
  play: async (played) => {
    const { canvas, userEvent } = played;
    await expect(
      await canvas.findByText(/удалим в течение 24 часов.*Восстановить их будет нельзя/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить навсегда' }));
    await expect(await canvas.findByText('Отметьте, что вы это понимаете')).toBeVisible();
    await expect(ended).not.toHaveBeenCalled();

    await end(played);
    await expect(await canvas.findByRole('heading', { name: 'Аккаунт удалён' })).toBeVisible();
    await expect(canvas.getByText(/не позже 22.11.2026/)).toBeVisible();
    // The button is gone: a screen reader goes on from the result.
    await expect(canvas.getByRole('heading', { name: 'Аккаунт удалён' })).toHaveFocus();
  },
};

export const Processing: Story = {
  tags: ['PROF-32'],
  decorators: member({ 'POST /account/_delete': () => new Promise(() => {}) }),
  play: async (played) => {
    await end(played);
    const heading = await played.canvas.findByRole('heading', { name: 'Удаляем аккаунт' });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveFocus();
  },
};

const refusedBy = (code: string, status: number) =>
  member({ 'POST /account/_delete': throwing(refused(code, status)) });
const stays =
  (text: RegExp): NonNullable<Story['play']> =>
  async (played) => {
    await end(played);
    await expect(await played.canvas.findByText('Аккаунт не удалён')).toBeVisible();
    await expect(played.canvas.getByText(text)).toBeVisible();
    await expect(played.canvas.getByRole('alert')).toHaveTextContent('Аккаунт не удалён');
    await expect(played.canvas.getByRole('button', { name: 'Удалить навсегда' })).toHaveFocus();
  };
export const NotEnded: Story = {
  tags: ['PROF-32', 'ERR-162'],
  decorators: refusedBy('unexpected', 500),
  play: stays(/Всё осталось как было/),
};
export const OrdersAreUnderWay: Story = {
  decorators: refusedBy('orders_underway', 409),
  play: stays(/Сначала получите или отмените заказы/),
};

export const Guest: Story = {
  decorators: [withShop()],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', actor: 'member' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Аккаунтты жою' })).toBeVisible();
  },
};
