import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { createToasts, Toasts, type Toast } from '@rukav/design-system/Toasts';
import { inModes } from '../../.storybook/modes.ts';

interface SceneProps {
  shown: Toast[];
}

/** A page with toasts that stay. */
function Scene({ shown }: SceneProps) {
  const [toasts] = useState(createToasts);
  useEffect(() => {
    for (const toast of shown) toasts.show({ duration: Infinity, ...toast });
  }, [shown, toasts]);
  return (
    <main>
      <Button emphasis="quiet" onPress={() => toasts.show({ id: 'late', message: 'Ссылка скопирована' })}>
        Скопировать ссылку
      </Button>
      <Toasts toasts={toasts} label="Уведомления ({hotkey})" closeLabel="Скрыть" />
    </main>
  );
}

const meta = {
  component: Scene,
  args: { shown: [{ id: 'copied', message: 'Ссылка скопирована' }] },
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Colours: Story = {
  args: {
    shown: [
      { id: 'dark', message: 'Цена товара изменилась' },
      { id: 'red', message: 'Превышено допустимое количество запросов', colour: 'red', level: 'errors' },
      { id: 'green', message: 'Адрес сохранён', colour: 'green', level: 'success' },
    ],
  },
};

export const WithAction: Story = {
  args: {
    shown: [
      { id: 'gone', message: 'Платье удалено из корзины', action: { label: 'Вернуть', onPress: fn() } },
    ],
  },
};

export const LongKazakhText: Story = {
  args: {
    shown: [
      {
        id: 'long',
        message: 'Сұраулардың рұқсат етілген саны асып кетті, бірнеше минуттан кейін қайталап көріңіз',
        colour: 'red',
        level: 'errors',
        action: { label: 'Қайталау', onPress: fn() },
      },
    ],
  },
};

export const AnErrorIsSaidAtOnceAndTakesNoFocus: Story = {
  args: {
    shown: [
      { id: 'limit', message: 'Превышено допустимое количество запросов', colour: 'red', level: 'errors' },
    ],
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Скопировать ссылку' });
    button.focus();

    const alert = await screen.findByRole('alert');

    await expect(alert).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Скрыть' });
    await expect(button).toHaveFocus();
  },
};

export const TheSameToastTwiceIsOne: Story = {
  tags: ['TOAST-05'],
  args: { shown: [] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Скопировать ссылку' });

    await userEvent.click(button);
    await userEvent.click(button);

    await expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  },
};
