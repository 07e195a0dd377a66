import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Notice,
  args: { children: 'Вещь из корзины подешевела. Итог пересчитан.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Notice title="Доставка">Привезём в четверг с 10 до 14.</Notice>
      <Notice tone="success" title="Заказ оплачен">
        Чек отправили на почту.
      </Notice>
      <Notice tone="warning" title="Осталась одна вещь">
        Она ждёт вас до конца дня.
      </Notice>
      <Notice tone="danger" title="Оплата не прошла">
        Деньги не списаны. Выберите другой способ.
      </Notice>
    </div>
  ),
};

export const WithAction: Story = {
  args: { title: 'Оплата не прошла', tone: 'danger', action: <Link href="#pay">Оплатить иначе</Link> },
};

export const LongKazakhText: Story = {
  args: {
    title: 'Таңдалған дүкенде бұл өлшем қалмады',
    children:
      'Басқа дүкенді таңдаңыз немесе тауарды мекенжайыңызға жеткізуге тапсырыс беріңіз: жеткізу мерзімі екі-үш жұмыс күні.',
  },
  decorators: [
    (Story) => (
      <div lang="kk">
        <Story />
      </div>
    ),
  ],
};

export const ItIsReadOutWhenItFollowsAnAction: Story = {
  args: { isLive: true, tone: 'danger' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Вещь из корзины подешевела');
  },
};

export const ItCanBeClosedByKeyboard: Story = {
  args: { dismiss: { label: 'Закрыть сообщение', onDismiss: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Закрыть сообщение' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');

    await expect(args.dismiss?.onDismiss).toHaveBeenCalledOnce();
  },
};
