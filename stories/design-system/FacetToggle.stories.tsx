import { FacetToggle, type FacetToggleProps } from '@rukav/design-system/FacetToggle';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

function Turned({ isSelected, onChange, ...props }: FacetToggleProps) {
  const [isOn, setOn] = useState(isSelected);
  const turn = (next: boolean) => {
    setOn(next);
    onChange(next);
  };
  return <FacetToggle {...props} isSelected={isOn} onChange={turn} />;
}

const meta = {
  component: FacetToggle,
  args: { label: 'Только со скидкой', isSelected: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof FacetToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const On: Story = { args: { isSelected: true } };
export const Disabled: Story = { args: { isDisabled: true, note: 'Сейчас таких вещей нет' } };
export const WithNote: Story = { args: { note: '128 моделей' } };
export const LongKazakhName: Story = {
  args: { label: 'Тек бүгін жеткізілетін және дүкеннен алуға болатын тауарлар' },
};

export const SpaceTurnsItOnAndOff: Story = {
  tags: ['FAC-06'],
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: /Только со\s+скидкой/ });
    await userEvent.tab();

    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();

    await userEvent.keyboard(' ');
    await expect(toggle).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
