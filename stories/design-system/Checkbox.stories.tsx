import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Link } from '@rukav/design-system/Link';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

const meta = {
  component: Checkbox,
  args: { children: 'Подписаться на новости', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const States: Story = {
  render: () => (
    <Stack space="none">
      <Checkbox>Не отмечено</Checkbox>
      <Checkbox defaultChecked>Отмечено</Checkbox>
      <Checkbox isChecked>Отмечено тем, кто хранит ответ</Checkbox>
      <Checkbox isIndeterminate>Отчасти</Checkbox>
      <Checkbox isDisabled>Недоступно</Checkbox>
      <Checkbox isDisabled defaultChecked>
        Отмечено и недоступно
      </Checkbox>
      <Checkbox aside="128">Лён</Checkbox>
    </Stack>
  ),
};
export const WithALinkAndAnError: Story = {
  args: {
    children: (
      <>
        Я согласен с <Link href="#rules">правилами клуба</Link> и <Link href="#offer">офертой</Link>
      </>
    ),
    error: 'Без согласия заказ не оформить',
    isRequired: true,
  },
};
export const LongKazakhLabel: Story = {
  args: {
    children:
      'Дербес деректерімді өңдеуге, сондай-ақ тапсырыстың жай-күйі туралы хабарламаларды алуға келісімімді беремін',
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const Focused: Story = { parameters: { pseudo: { focusVisible: 'input' } } };

export const SpaceChecksIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();

    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('checkbox', { name: 'Подписаться на новости' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
