import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { TextField } from '@rukav/design-system/TextField';
import { inModes } from '../../.storybook/modes.ts';

const errors = [
  { fieldId: 'name', message: 'Укажите имя' },
  { fieldId: 'payment', message: 'Выберите способ оплаты' },
];

const meta = {
  component: ErrorSummary,
  args: { title: 'Проверьте два поля', errors },
  render: Order,
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that finds everything wrong once it is sent. */
function Order(args: {
  title: string;
  errors: typeof errors | readonly { fieldId: string; message: string }[];
}) {
  const [attempt, setAttempt] = useState(0);
  const found = attempt > 0 ? args.errors : [];
  const errorOf = (id: string) => found.find(({ fieldId }) => fieldId === id)?.message;

  return (
    <Form label="Заказ" onSubmit={() => setAttempt(attempt + 1)}>
      <ErrorSummary title={args.title} errors={found} attempt={attempt} />
      <TextField id="name" label="Имя" error={errorOf('name')} />
      <RadioGroup
        id="payment"
        label="Как оплатить"
        error={errorOf('payment')}
        options={[
          { value: 'card', label: 'Картой' },
          { value: 'cash', label: 'Наличными' },
        ]}
      />
      <Button type="submit">Оформить заказ</Button>
    </Form>
  );
}

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  render: (args) => <ErrorSummary {...args} />,
};

export const EachAttemptBringsFocusAndALinkGoesToItsField: Story = {
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Оформить заказ' });
    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: 'Укажите имя' }));
    await expect(canvas.getByRole('textbox', { name: 'Имя' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: 'Выберите способ оплаты' }));
    await expect(canvas.getByRole('radio', { name: 'Картой' })).toHaveFocus();

    await userEvent.click(send);
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};
