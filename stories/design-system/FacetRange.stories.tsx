import { FacetRange } from '@rukav/design-system/FacetRange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

const meta = {
  component: FacetRange,
  args: {
    label: 'Цена, ₽',
    endLabels: { from: 'от', to: 'до' },
    min: 590,
    max: 24_990,
    value: { from: 590, to: 24_990 },
    onChangeEnd: fn(),
    faults: {
      notANumber: 'Введите число, например 3 000',
      wrongOrder: '«До» не может быть меньше «от»',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FacetRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['FAC-04'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'от' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'до' })).toBeVisible();
  },
};
export const Narrowed: Story = { args: { value: { from: 3000, to: 12_000 } } };

export const LongKazakhNames: Story = {
  args: {
    label: 'Бағасы',
    endLabels: { from: 'кемі', to: 'көбі' },
    min: 4990,
    max: 1_249_990,
    value: { from: 4990, to: 1_249_990 },
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhNames, ...atLargeText, play: nothingRunsOut };

export const ItAppliesWhenTheFocusLeavesBothFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'от' }), '3 000');
    await userEvent.tab();
    await expect(args.onChangeEnd).not.toHaveBeenCalled();

    await userEvent.keyboard('12000');
    await userEvent.tab();

    await expect(args.onChangeEnd).toHaveBeenCalledOnce();
    await expect(args.onChangeEnd).toHaveBeenCalledWith({ from: 3000, to: 12_000 });
  },
};

export const EnterApplies: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'до' }), '90000{Enter}');
    await expect(args.onChangeEnd).not.toHaveBeenCalled();

    await userEvent.clear(canvas.getByRole('textbox', { name: 'до' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'до' }), '5000{Enter}');

    await expect(args.onChangeEnd).toHaveBeenCalledOnce();
    await expect(args.onChangeEnd).toHaveBeenCalledWith({ from: 590, to: 5000 });
  },
};

export const AWrongOrderIsToldAtTheField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('textbox', { name: 'до' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'от' }), '9000');

    await userEvent.type(to, '3000{Enter}');

    await expect(to).toBeInvalid();
    await expect(to).toHaveAccessibleDescription(/не\s+может быть меньше/);
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
  },
};
