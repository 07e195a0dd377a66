import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NavList } from '@rukav/design-system/NavList';
import { PaymentMark } from '@rukav/design-system/PaymentMark';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: NavList,
  args: {
    label: 'Личный кабинет',
    items: [
      {
        href: '#orders',
        label: 'Заказы',
        icon: 'bag',
        isCurrent: true,
        count: { text: '2', label: '2 в пути' },
      },
      { href: '#favourites', label: 'Избранное', icon: 'heart' },
      { href: '#club', label: 'Клуб и бонусы', icon: 'card' },
      { href: '#notifications', label: 'Уведомления', icon: 'mail', count: { text: '3', label: '3 новых' } },
      { href: '#addresses', label: 'Адреса', icon: 'pin' },
      { href: '#data', label: 'Мои данные', icon: 'user' },
    ],
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.look === 'rows' ? '36rem' : '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Plain: Story = { args: { look: 'plain' } };
export const WithATitle: Story = { args: { isLabelShown: true } };

export const Rows: Story = {
  args: {
    look: 'rows',
    isLabelShown: true,
    items: [
      { href: '#orders', label: 'Заказы', icon: 'bag', note: '2 в пути, 1 ждёт в магазине' },
      { href: '#club', label: 'Клуб и бонусы', icon: 'card', note: '1 240 бонусов, 120 сгорят 30 ноября' },
      { href: '#coupons', label: 'Купоны', icon: 'gift', count: { text: '1', label: '1 новый' } },
    ],
  },
};

export const Banks: Story = {
  args: {
    look: 'rows',
    label: 'Банки',
    items: ['Берег', 'Меридиан', 'Первый городской', 'Степной'].map((bank) => ({
      href: `#${bank}`,
      label: bank,
      mark: <PaymentMark label={bank.slice(0, 2).toUpperCase()} isNamedBeside />,
    })),
  },
};

export const LongKazakhTexts: Story = {
  args: {
    label: 'Жеке кабинет',
    items: [
      { href: '#orders', label: 'Тапсырыстар мен сатып алулар тарихы', icon: 'bag', isCurrent: true },
      {
        href: '#subscribes',
        label: 'Хабарламаларға жазылу баптаулары',
        icon: 'mail',
        count: { text: '12', label: '12 жаңа' },
      },
      { href: '#recent', label: 'Жақында қаралған тауарлар', icon: 'eye' },
    ],
  },
};

export const ANameInAnotherLanguage: Story = {
  args: { items: [{ href: '#kk', label: 'Қазақша', lang: 'kk' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Қазақша')).toHaveAttribute('lang', 'kk');
  },
};

export const TheCurrentPageAndWhatIsNewAreReadOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Заказы ?, 2 в пути$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: /^Уведомления ?, 3 новых$/ })).not.toHaveAttribute(
      'aria-current',
    );
  },
};
