import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Как оплатить',
    options: [
      { value: 'card', label: 'Картой при получении' },
      { value: 'cash', label: 'Наличными при получении' },
      { value: 'sbp', label: 'По СБП', isDisabled: true, description: 'Для заказов в\u00A0рублях' },
    ],
    defaultValue: 'card',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LabelOnlyReadOut: Story = { args: { isLabelHidden: true } };
export const Disabled: Story = { args: { isDisabled: true } };

export const Cards: Story = {
  args: {
    look: 'cards',
    label: 'Как получить заказ',
    defaultValue: 'shop',
    options: [
      {
        value: 'shop',
        label: 'В магазине',
        description: 'Москва, 6 магазинов рядом, завтра',
        aside: 'Бесплатно',
      },
      { value: 'courier', label: 'Курьером', description: 'Послезавтра, с 10 до 22', aside: '390\u00A0₽' },
      { value: 'post', label: 'Почтой', description: 'Не доставляем в этот город', isDisabled: true },
    ],
  },
};
export const Invalid: Story = {
  args: { defaultValue: undefined, error: 'Выберите способ оплаты', isRequired: true },
};
export const LongKazakhLabels: Story = {
  args: {
    look: 'cards',
    label: 'Тапсырысты алу тәсілі',
    defaultValue: 'shop',
    options: [
      {
        value: 'shop',
        label: 'Дүкеннен өзім алып кетемін',
        description: 'Алматы қаласы, Қабанбай батыр көшесі, ертең сағат 12:00-ден бастап',
        aside: 'Тегін',
      },
      { value: 'courier', label: 'Курьермен жеткізу', description: 'Бүрсігүні', aside: '1\u00A0490\u00A0₸' },
    ],
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabels, ...atLargeText, play: nothingRunsOut };

export const ArrowsMoveTheChoiceAndSkipWhatCannotBeChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Картой/ })).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Наличными/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');

    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('card');
  },
};
