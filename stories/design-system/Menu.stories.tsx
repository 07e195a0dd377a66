import { Menu } from '@rukav/design-system/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Menu,
  args: {
    label: 'Действия с заказом',
    items: [
      { id: 'repeat', label: 'Повторить заказ', icon: 'bag' },
      { id: 'receipt', label: 'Открыть чек', icon: 'card', href: '#receipt' },
      { id: 'return', label: 'Оформить возврат', icon: 'box', isDisabled: true },
      { id: 'copy', label: 'Скопировать номер', icon: 'copy' },
      { id: 'cancel', label: 'Отменить заказ', icon: 'trash', tone: 'danger' },
    ],
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const button = ({ canvas }: Play) => canvas.getByRole('button', { name: 'Действия с заказом' });
const item = ({ canvas }: Play, name: string) => canvas.findByRole('menuitem', { name });

/** Opens by a key and waits until the focus is on the item named. */
async function openBy(play: Play, key: string, first: string) {
  button(play).focus();
  await play.userEvent.keyboard(key);
  const target = await item(play, first);
  await waitFor(() => expect(target).toHaveFocus());
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const AsASign: Story = { args: { icon: 'more' } };

export const WhatItIsAboutIsReadOutAndNotShown: Story = {
  args: { label: 'В корзину', about: 'Платье «Нева»' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину Платье «Нева»' }));

    await expect(await canvas.findByRole('menu', { name: 'В корзину Платье «Нева»' })).toBeVisible();
  },
};

export const Open: Story = {
  play: async (play) => {
    await play.userEvent.click(button(play));

    await expect(await play.canvas.findByRole('menu', { name: 'Действия с заказом' })).toBeVisible();
    await expect(button(play)).toHaveAttribute('aria-expanded', 'true');
  },
};

export const OpenWithLongKazakhWords: Story = {
  args: {
    label: 'Тапсырыспен жасауға болатын әрекеттер',
    items: [
      { id: 'repeat', label: 'Осы тапсырысты дәл сол өлшемдермен қайталау', icon: 'bag' },
      { id: 'cancel', label: 'Тапсырыстан толығымен бас тарту', icon: 'trash', tone: 'danger' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(await canvas.findByRole('menu')).toBeVisible();
  },
};

export const EnterSpaceAndArrowDownOpenItAtTheFirstItem: Story = {
  play: async (play) => {
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await openBy(play, key, 'Повторить заказ');
      await play.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button(play)).toHaveAttribute('aria-expanded', 'false'));
    }
  },
};

export const ArrowUpOpensItAtTheLastItem: Story = {
  play: async (play) => openBy(play, '{ArrowUp}', 'Отменить заказ'),
};

export const ArrowsWalkRoundAndPassByWhatIsDisabled: Story = {
  play: async (play) => {
    await openBy(play, '{ArrowDown}', 'Повторить заказ');

    await play.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await item(play, 'Скопировать номер')).toHaveFocus();
    await play.userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await item(play, 'Повторить заказ')).toHaveFocus();
    await play.userEvent.keyboard('{ArrowUp}');
    await expect(await item(play, 'Отменить заказ')).toHaveFocus();
    await expect(await item(play, 'Оформить возврат')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const HomeEndAndLettersGoStraightThere: Story = {
  play: async (play) => {
    await openBy(play, '{ArrowDown}', 'Повторить заказ');

    await play.userEvent.keyboard('{End}');
    await expect(await item(play, 'Отменить заказ')).toHaveFocus();
    await play.userEvent.keyboard('{Home}');
    await expect(await item(play, 'Повторить заказ')).toHaveFocus();
    await play.userEvent.keyboard('с');
    await expect(await item(play, 'Скопировать номер')).toHaveFocus();
  },
};

export const EscapeClosesItAndTheFocusReturns: Story = {
  play: async (play) => {
    await openBy(play, '{Enter}', 'Повторить заказ');

    await play.userEvent.keyboard('{Escape}');

    await waitFor(() => expect(play.canvas.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button(play)).toHaveFocus();
    await expect(play.args.onAction).not.toHaveBeenCalled();
  },
};

export const TabClosesItAndGoesOnFromTheButton: Story = {
  render: (args) => (
    <>
      <Menu {...args} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async (play) => {
    await openBy(play, '{Enter}', 'Повторить заказ');

    await play.userEvent.keyboard('{Tab}');

    await expect(play.canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus();
    await waitFor(() => expect(play.canvas.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const EnterActsOnceTheFocusIsBackOnTheButton: Story = {
  play: async (play) => {
    await openBy(play, '{ArrowUp}', 'Отменить заказ');
    play.args.onAction.mockImplementation(() => expect(button(play)).toHaveFocus());

    await play.userEvent.keyboard('{Enter}');

    await waitFor(() => expect(play.canvas.queryByRole('menu')).not.toBeInTheDocument());
    await expect(play.args.onAction.mock.calls).toEqual([['cancel']]);
    await expect(button(play)).toHaveFocus();
  },
};

export const APressElsewhereClosesIt: Story = {
  play: async (play) => {
    await play.userEvent.click(button(play));
    await item(play, 'Повторить заказ');

    await play.userEvent.click(button(play));

    await waitFor(() => expect(play.canvas.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const AnItemWithAnAddressIsALink: Story = {
  play: async (play) => {
    play.canvasElement.addEventListener('click', (event) => event.preventDefault());
    await openBy(play, '{ArrowDown}', 'Повторить заказ');
    const link = await item(play, 'Открыть чек');
    await expect(link).toHaveAttribute('href', '#receipt');

    await play.userEvent.click(link);

    await expect(play.args.onAction.mock.calls).toEqual([['receipt']]);
  },
};
