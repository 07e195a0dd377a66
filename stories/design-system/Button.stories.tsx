import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Inline } from '@rukav/design-system/Inline';
import { Stack } from '@rukav/design-system/Stack';

const meta = {
  component: Button,
  args: { children: 'Оформить заказ', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Emphases: Story = {
  render: () => (
    <Inline space="medium">
      <Button>Оформить заказ</Button>
      <Button emphasis="accent">В корзину</Button>
      <Button emphasis="quiet">Смотреть магазины</Button>
      <Button emphasis="plain">Выбрать другой размер</Button>
      <Button emphasis="danger">Удалить аккаунт</Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline space="medium">
      <Button>Найти магазин</Button>
      <Button size="small">Найти магазин</Button>
      <Button size="small" emphasis="quiet">
        Найти магазин
      </Button>
    </Inline>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Inline space="medium">
      <Button icon="bag" emphasis="accent">
        В корзину
      </Button>
      <Button icon="filter" emphasis="quiet">
        Фильтры
      </Button>
      <Button icon="trash" emphasis="plain">
        Убрать из корзины
      </Button>
    </Inline>
  ),
};

export const Disabled: Story = {
  render: () => (
    <Inline space="medium">
      <Button isDisabled>Оформить заказ</Button>
      <Button isDisabled emphasis="quiet">
        Смотреть магазины
      </Button>
      <Button isDisabled emphasis="plain">
        Выбрать размер
      </Button>
    </Inline>
  ),
};

export const Pending: Story = {
  render: () => (
    <Inline space="medium">
      <Button isPending>Оформить заказ</Button>
      <Button isPending emphasis="accent">
        В корзину
      </Button>
      <Button isPending emphasis="quiet">
        Применить
      </Button>
    </Inline>
  ),
};

export const FullWidthAndLongKazakhWords: Story = {
  render: () => (
    <Stack space="medium">
      <Button isFullWidth>Тапсырысты рәсімдеу</Button>
      <Button isFullWidth icon="shop" emphasis="quiet">
        Дүкендердегі қолжетімділікті және жұмыс кестесін көру
      </Button>
    </Stack>
  ),
};

export const EnterAndSpacePressIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button').focus();

    await userEvent.keyboard('{Enter} ');

    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const WhileItWaitsItKeepsFocusAndDoesNothing: Story = {
  args: { isPending: true, pendingLabel: 'Оформляем заказ' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Оформить заказ/ });

    button.focus();
    await userEvent.keyboard('{Enter}');

    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Оформляем заказ');
  },
};

export const WithAnAddressItIsALink: Story = {
  args: { href: '#cart', children: 'Перейти в корзину' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '#cart');
  },
};
