import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { NotificationTile } from '@rukav/design-system/NotificationTile';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: NotificationTile,
  args: {
    title: 'Заказ № 1024-7781 ждёт вас в магазине',
    href: '#order',
    text: 'Тверская улица, 12. Храним до 21 ноября.',
    date: { label: 'сегодня в 14:20', dateTime: '2026-11-14T14:20:00+03:00' },
    icon: 'box',
    onPress: fn(),
  },
} satisfies Meta<typeof NotificationTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Unread: Story = { args: { unreadLabel: 'Новое' } };

export const AListOfBoth: Story = {
  render: (args) => (
    <Stack space="none" isList label="Уведомления">
      <NotificationTile {...args} unreadLabel="Новое" />
      <NotificationTile
        {...args}
        unreadLabel="Новое"
        icon="gift"
        title="120 бонусов сгорят 30 ноября"
        text="Ими можно оплатить до 30 % покупки."
        action={
          <Button size="small" emphasis="quiet" href="#catalogue">
            Выбрать, на что потратить
          </Button>
        }
      />
      <NotificationTile {...args} icon="truck" title="Заказ № 1019-2204 передан курьеру" />
      <NotificationTile
        {...args}
        icon={undefined}
        href={undefined}
        title="Мы обновили правила клуба"
        text={undefined}
      />
    </Stack>
  ),
};

export const LongKazakhTexts: Story = {
  args: {
    unreadLabel: 'Жаңа',
    title: '№ 1024-7781 тапсырысыңыз «Mega Silk Way» сауда орталығындағы дүкенге жеткізілді',
    text: 'Тапсырысты 21 қарашаға дейін сақтаймыз. Өзіңізбен бірге жеке куәлігіңізді ала келіңіз.',
    date: { label: 'бүгін сағат 14:20-да', dateTime: '2026-11-14T14:20:00+05:00' },
  },
};

export const WhatWasNotReadIsSaidBeforeTheTitle: Story = {
  args: { unreadLabel: 'Новое' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Новое: Заказ № 1024-7781 ждёт вас в магазине' }),
    ).toBeVisible();
  },
};

export const TheWholeTileLeadsThere: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const text = canvas.getByText(/Храним до/).getBoundingClientRect();
    const under = document.elementFromPoint(text.left + 5, text.top + 5);
    await expect(under).toBe(canvas.getByRole('link'));

    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(canvas.getByRole('link'));

    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="none">
      {([2, 3, 4] as const).map((level) => (
        <NotificationTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
