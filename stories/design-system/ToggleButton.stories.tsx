import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '@rukav/design-system/Inline';
import { ToggleButton, type ToggleButtonProps } from '@rukav/design-system/ToggleButton';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: ToggleButton,
  args: {
    children: 'Платье «Нева» в\u00A0избранном',
    icon: 'heart',
    isPressed: false,
    isIconOnly: true,
    onChange: fn(),
  },
  render: Controlled,
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ isPressed: first, onChange, ...props }: ToggleButtonProps) {
  const [isPressed, setIsPressed] = useState(first);
  return (
    <ToggleButton
      {...props}
      isPressed={isPressed}
      onChange={(next) => {
        setIsPressed(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Pressed: Story = { args: { isPressed: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Words: Story = {
  render: () => (
    <Inline>
      <ToggleButton isPressed={false} onChange={fn()}>
        Новинки
      </ToggleButton>
      <ToggleButton isPressed onChange={fn()}>
        Со скидкой
      </ToggleButton>
      <ToggleButton isPressed={false} isDisabled onChange={fn()}>
        Нет в&nbsp;наличии
      </ToggleButton>
    </Inline>
  ),
};

export const SpacePressesAndReleasesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const favourite = canvas.getByRole('button', { name: /Нева/, pressed: false });

    favourite.focus();
    await userEvent.keyboard(' ');
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');

    await expect(favourite).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
