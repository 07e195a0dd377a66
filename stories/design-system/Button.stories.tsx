import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Form } from '@rukav/design-system/Form';
import { Inline } from '@rukav/design-system/Inline';
import { Stack } from '@rukav/design-system/Stack';
import { TextField } from '@rukav/design-system/TextField';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Button,
  args: { children: 'Оформить заказ', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Emphases: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
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

export const Hovered: Story = {
  render: Emphases.render,
  parameters: { pseudo: { hover: true } },
};

export const FocusedByKeyboard: Story = {
  render: Emphases.render,
  parameters: { pseudo: { focusVisible: 'button' }, chromatic: inModes('day', 'night', 'forced') },
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
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
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

export const ASubmitButtonSendsItsFormAndAResetButtonEmptiesIt: Story = {
  render: ({ onPress }) => (
    <Form label="Подписка" onSubmit={onPress}>
      <TextField label="Электронная почта" />
      <Inline>
        <Button type="submit">Подписаться</Button>
        <Button type="reset" emphasis="quiet">
          Очистить
        </Button>
      </Inline>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'anna@example.com');

    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));

    await expect(field).toHaveValue('');
  },
};

export const ItTellsWhatItOpensAndWhetherItIsOpen: Story = {
  render: () => (
    <Inline>
      <Button emphasis="quiet" opens="dialog">
        Выбрать город
      </Button>
      <Button emphasis="quiet" opens="menu" isExpanded>
        Сортировка
      </Button>
      <Button emphasis="quiet" opens="listbox">
        Размер
      </Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const opened = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-haspopup'));

    await expect(opened).toEqual(['dialog', 'menu', 'listbox']);
    await expect(canvas.getByRole('button', { expanded: true })).toHaveTextContent('Сортировка');
  },
};
