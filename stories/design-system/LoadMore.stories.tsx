import { LoadMore, type LoadMoreProps } from '@rukav/design-system/LoadMore';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: LoadMore,
  args: {
    label: 'Показать ещё 72',
    href: '#page=2',
    shown: 72,
    total: 430,
    amountLabel: 'Показано 72 из 430',
    onPress: fn(),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Pending: Story = { args: { isPending: true } };
export const AllShown: Story = { args: { href: undefined, shown: 430, amountLabel: 'Показано 430 из 430' } };
export const LongKazakhText: Story = {
  args: { label: 'Тағы 72 тауарды көрсету', amountLabel: '12 430 тауардың 72-сі көрсетілді' },
};

function Growing(props: LoadMoreProps) {
  const [shown, setShown] = useState(props.shown);
  const more = () => {
    setShown(shown + 72);
    props.onPress?.();
  };
  return (
    <LoadMore
      {...props}
      shown={shown}
      amountLabel={`Показано ${shown} из 430`}
      announcement={shown > 72 ? `Загружено ${shown - 71}–${shown} из 430` : undefined}
      onPress={more}
    />
  );
}

export const WhatCameIsSaidAndTheFocusStays: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Показать ещё 72' });
    await userEvent.tab();

    await userEvent.keyboard('{Enter}');

    await expect(link).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружено 73–144 из 430');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const WhileTheyAreOnTheirWayAPressDoesNothing: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link');

    await userEvent.click(link);

    await expect(link).toHaveAttribute('aria-busy', 'true');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
