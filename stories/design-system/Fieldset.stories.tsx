import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { TextField } from '@rukav/design-system/TextField';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Fieldset,
  args: {
    legend: 'Получатель',
    children: (
      <>
        <TextField label="Имя и фамилия" autoComplete="name" />
        <PhoneField label="Телефон" country="RU" />
      </>
    ),
  },
} satisfies Meta<typeof Fieldset>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithADescription: Story = { args: { description: 'Паспорт понадобится только для возврата' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const LongKazakhLegend: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    legend: 'Тапсырысты дүкеннен алып кететін адамның деректері',
    description: 'Төлқұжат тек бұйымды қайтарған кезде қажет болады',
    children: <TextField label="Алушының толық аты-жөні" autoComplete="name" />,
  },
};

export const ItsLegendAndHintAreReadWithTheFields: Story = {
  args: { description: 'Паспорт понадобится только для возврата' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Получатель' });

    await expect(group).toHaveAccessibleDescription('Паспорт понадобится только для возврата');
    await expect(group).toContainElement(canvas.getByRole('textbox', { name: 'Телефон' }));
  },
};

export const EveryFieldWithinIsDisabledWithIt: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeDisabled();
  },
};
