import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { Form } from '@rukav/design-system/Form';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { TextArea } from '@rukav/design-system/TextArea';
import { TextField } from '@rukav/design-system/TextField';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Form,
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

export const Default: Story = { parameters: { chromatic: inModes('day', 'night', 'brand', 'phone') } };
export const Wide: Story = { args: { isWide: true } };
export const InKazakh: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Тапсырысты рәсімдеу',
    children: (
      <>
        <TextField
          label="Алушының төлқұжаттағыдай толық аты-жөні"
          requirement="міндетті түрде толтырылады"
          error="Аты-жөніңізді толық жазыңыз"
        />
        <TextArea label="Курьерге арналған түсініктеме" requirement="қалауыңыз бойынша" />
        <Button type="submit" isFullWidth>
          Тапсырыс беру
        </Button>
      </>
    ),
  },
};

export const WithoutScriptsItGoesToAnAddress: Story = {
  args: {
    label: 'Поиск магазина',
    method: 'get',
    action: '/stores',
    onSubmit: undefined,
    children: (
      <>
        <TextField label="Город" name="city" />
        <Button type="submit">Найти</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Поиск магазина' });

    await expect(form.method).toBe('get');
    await expect(form.getAttribute('action')).toBe('/stores');
  },
};

export const ASubmitButtonMayStandElsewhere: Story = {
  args: { id: 'form-of-the-story' },
  render: (args) => (
    <>
      <Form {...args}>
        <TextField label="Имя" name="name" />
      </Form>
      <Button type="submit" form="form-of-the-story">
        Сохранить
      </Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Имя' }), 'Анна');

    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));

    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

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
