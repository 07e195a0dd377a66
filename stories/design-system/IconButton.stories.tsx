import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '@rukav/design-system/Box';
import { IconButton } from '@rukav/design-system/IconButton';
import { Inline } from '@rukav/design-system/Inline';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: IconButton,
  args: { label: 'Поиск', icon: 'search', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Filled: Story = { args: { icon: 'heart', label: 'Убрать из избранного', isFilled: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };
export const FocusedByKeyboard: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const Emphases: Story = {
  render: () => (
    <Box tone="plane" padding="medium">
      <Inline>
        <IconButton label="Меню" icon="menu" />
        <IconButton label="Назад" icon="arrow-left" emphasis="outlined" />
        <IconButton label="Увеличить" icon="zoom-in" emphasis="surface" />
      </Inline>
    </Box>
  ),
};
export const Counts: Story = {
  render: () => (
    <Inline>
      <IconButton label="Корзина, 1 вещь" icon="bag" count="1" href="#cart" />
      <IconButton label="Корзина, 12 вещей" icon="bag" count="12" href="#cart" />
      <IconButton label="Избранное, больше 99" icon="heart" count="99+" href="#favourites" isCurrent />
    </Inline>
  ),
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true } };

const smallerSide = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height);
};

export const ItIsAsLargeAsAFingerAndNamed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Поиск' });

    button.focus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(smallerSide(button)).toBeGreaterThanOrEqual(44));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const ItTellsWhatItOpensAndWhetherItIsOpen: Story = {
  render: () => (
    <Inline>
      <IconButton label="Выбрать город" icon="pin" opens="dialog" />
      <IconButton label="Меню" icon="menu" opens="menu" isExpanded />
      <IconButton label="Фильтры" icon="filter" opens="listbox" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const opened = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-haspopup'));

    await expect(opened).toEqual(['dialog', 'menu', 'listbox']);
    await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName('Меню');
  },
};
