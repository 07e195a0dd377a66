import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { Form } from '@rukav/design-system/Form';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { TextArea } from '@rukav/design-system/TextArea';
import { TextField } from '@rukav/design-system/TextField';

const meta = {
  component: Form,
  subcomponents: { Fieldset },
  args: {
    label: 'Оформление заказа',
    onSubmit: fn(),
    children: (
      <>
        <Fieldset legend="Получатель" description="Паспорт понадобится только для возврата">
          <TextField
            label="Имя и фамилия"
            name="name"
            autoComplete="name"
            requirement="обязательно"
            isRequired
          />
          <PhoneField label="Телефон" name="phone" country="RU" requirement="обязательно" isRequired />
          <TextField label="Электронная почта" name="email" autoComplete="email" description="Пришлём чек" />
        </Fieldset>
        <TextArea label="Комментарий курьеру" name="comment" requirement="по желанию" />
        <Checkbox name="rules" value="yes">
          Согласен с правилами продажи
        </Checkbox>
        <Button type="submit" emphasis="accent" isFullWidth>
          Заказать за&nbsp;12&nbsp;980&nbsp;₽
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EnterSendsWhatWasWritten: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Имя/ }), 'Анна Ким');
    await userEvent.type(canvas.getByRole('textbox', { name: /Телефон/ }), '9161234567{Enter}');

    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const FilledByKeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Анна Ким');
    await userEvent.tab();
    await userEvent.keyboard('89161234567');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /Телефон/ })).toHaveValue('+7 (916) 123 45 67');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};
