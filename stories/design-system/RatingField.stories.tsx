import { Heading } from '@rukav/design-system/Heading';
import { Rating, RatingField, type RatingFieldProps } from '@rukav/design-system/RatingField';
import { Stack } from '@rukav/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

function Chosen(props: RatingFieldProps) {
  const [value, setValue] = useState(props.value);
  const choose = (next: number) => {
    setValue(next);
    props.onChange(next);
  };
  return <RatingField {...props} value={value} onChange={choose} />;
}

const meta = {
  component: RatingField,
  tags: ['REV-06'],
  args: {
    label: 'Общая оценка',
    names: ['Ужасно', 'Плохо', 'Нормально', 'Хорошо', 'Отлично'],
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RatingField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Given: Story = { args: { value: 4 } };
export const Required: Story = { args: { isRequired: true, requirement: 'обязательно' } };
export const WithADescription: Story = {
  args: { label: 'Качество', requirement: 'по желанию', description: 'Ткань, швы, фурнитура' },
};
export const Invalid: Story = { args: { isRequired: true, error: 'Поставьте оценку от 1 до 5' } };
export const Disabled: Story = { args: { isDisabled: true, value: 3 } };

export const LongKazakhNames: Story = {
  args: {
    label: 'Фотосуреттердің шынайы бұйымға сәйкестігін бағалаңыз',
    names: ['Мүлде сәйкес емес', 'Нашар', 'Қанағаттанарлық', 'Жақсы', 'Толығымен сәйкес келеді'],
    value: 5,
  },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhNames, ...atLargeText, play: nothingRunsOut };

/** Its text is still read out. */
export const ReadOnlyBesideALargeFigure: Story = {
  render: () => (
    <Stack space="xsmall">
      <Heading level={2} size="large">
        4,6
      </Heading>
      <Rating label="Оценка покупателей" value={4.6} text="4,6 из 5" isTextHidden />
    </Stack>
  ),
};

/** What only shows a rating: whole stars, parts of one, none at all. */
export const ReadOnly: Story = {
  render: () => (
    <Stack space="medium">
      <Rating label="Оценка покупателей" value={5} text="5 из 5" />
      <Rating label="Оценка покупателей" value={4.6} text="4,6 из 5" />
      <Rating label="Оценка покупателей" value={2.5} text="2,5 из 5" />
      <Rating label="Сатып алушылардың бағасы" value={0} text="Әзірге баға жоқ" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4,6 из 5').closest('p')).toHaveTextContent('Оценка покупателей: 4,6 из 5');
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

export const ArrowsChooseAndTabPassesTheStarsAsOne: Story = {
  render: (args) => (
    <>
      <Chosen {...args} value={2} />
      <button type="button">Дальше</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Плохо' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: 'Нормально' })).toBeChecked();
    await userEvent.tab();

    await expect(canvas.getByRole('button', { name: 'Дальше' })).toHaveFocus();
  },
};

export const ThePointerShowsBeforehandWhatWouldBeGiven: Story = {
  args: { value: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const four = canvas.getByRole('radio', { name: 'Хорошо' });

    await userEvent.hover(four);
    await expect(canvas.getByText('Хорошо', { selector: '[aria-hidden]' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();

    await userEvent.unhover(four);
    await expect(canvas.getByText('Плохо', { selector: '[aria-hidden]' })).toBeVisible();

    await userEvent.click(four);
    await expect(args.onChange.mock.calls).toEqual([[4]]);
  },
};

export const WhatIsWrongIsTiedToTheGroup: Story = {
  args: { isRequired: true, error: 'Поставьте оценку от 1 до 5' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Общая оценка' });

    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription(/Поставьте\s+оценку/);
  },
};
