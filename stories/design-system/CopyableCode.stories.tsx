import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { CopyableCode } from '@rukav/design-system/CopyableCode';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: CopyableCode,
  args: {
    label: 'Промокод',
    value: 'OSEN15',
    labels: { copy: 'Скопировать', copied: 'Скопировано' },
    failedLabel: 'Код выделен, скопируйте его',
    onCopy: fn(),
  },
} satisfies Meta<typeof CopyableCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const ALongOneInGroups: Story = {
  args: { label: 'Номер подарочной карты', value: '2900123412345678', text: '2900 1234 1234 5678' },
};

export const LongKazakhTexts: Story = {
  args: {
    label: 'Тапсырысты бақылауға арналған нөмір',
    value: 'KZ1024778100512',
    labels: { copy: 'Нөмірді көшіріп алу', copied: 'Нөмір көшірілді' },
  },
};

const clipboardThat = (answer: () => Promise<void>) => {
  spyOn(navigator.clipboard, 'writeText').mockImplementation(answer);
};

export const ItIsCopiedAndThatIsSaid: Story = {
  args: { value: '2900123412345678', text: '2900 1234 1234 5678' },
  play: async ({ args, canvas, userEvent }) => {
    clipboardThat(() => Promise.resolve());
    canvas.getByRole('button', { name: 'Скопировать Промокод' }).focus();
    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'));
    await expect(mocked(navigator.clipboard.writeText)).toHaveBeenLastCalledWith('2900123412345678');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onCopy).toHaveBeenCalledOnce();
  },
};

export const WhereNothingMayBeCopiedTheCodeIsSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    clipboardThat(() => Promise.reject(new DOMException('no leave', 'NotAllowedError')));
    await userEvent.click(canvas.getByRole('button'));

    await waitFor(() => expect(canvas.getByText('Код выделен, скопируйте его')).toBeVisible());
    await expect(getSelection()?.toString()).toBe('OSEN15');
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};
