import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DateField } from '@rukav/design-system/DateField';
import { NumberField } from '@rukav/design-system/NumberField';
import { PasswordField } from '@rukav/design-system/PasswordField';
import { SearchField } from '@rukav/design-system/SearchField';
import { Stack } from '@rukav/design-system/Stack';
import { TextArea } from '@rukav/design-system/TextArea';

const meta = {
  title: 'design-system/Other fields',
  component: TextArea,
  subcomponents: { PasswordField, NumberField, DateField, SearchField },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj;

const labels = { show: 'Показать пароль', hide: 'Скрыть пароль' };
const searched = fn();

function Height() {
  const [height, setHeight] = useState<number | null>(172);
  return (
    <NumberField label="Рост" value={height} onChange={setHeight} minValue={50} maxValue={230} suffix="см" />
  );
}

function Search() {
  const [query, setQuery] = useState('');
  return (
    <SearchField
      label="Поиск по магазину"
      clearLabel="Очистить"
      value={query}
      onChange={setQuery}
      onSubmit={searched}
    />
  );
}

export const AllOfThem: Story = {
  render: () => (
    <Stack space="large">
      <TextArea
        label="Комментарий курьеру"
        description={'Домофон, подъезд, во\u00A0сколько позвонить'}
        count="0 из 500"
      />
      <PasswordField
        label="Пароль"
        labels={labels}
        autoComplete="current-password"
        defaultValue="рукав-и-ворот"
      />
      <Height />
      <DateField label="Дата рождения" autoComplete="bday" max="2012-12-31" />
      <Search />
    </Stack>
  ),
};

export const Invalid: Story = {
  render: () => (
    <Stack space="large">
      <TextArea label="Отзыв" error="Напишите хотя бы одно предложение" isRequired />
      <PasswordField
        label="Пароль"
        labels={labels}
        autoComplete="new-password"
        error="Не короче восьми знаков"
      />
      <DateField label="День доставки" error={'В этот день курьер не\u00A0ездит'} />
    </Stack>
  ),
};

export const APasswordCanBeShownAndHidden: Story = {
  render: () => <PasswordField label="Пароль" labels={labels} autoComplete="current-password" />,
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Пароль');
    await userEvent.type(password, 'рукав');

    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');

    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('рукав');
  },
};

export const ANumberIsTakenByEnterAndKeptWithinBounds: Story = {
  render: () => <Height />,
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole('spinbutton', { name: 'Рост' });

    await userEvent.clear(height);
    await userEvent.type(height, '512{Enter}');
    await expect(height).toHaveValue('230');
    await userEvent.keyboard('{ArrowDown}');

    await expect(height).toHaveValue('229');
  },
};

export const EnterSearchesAndTheCrossEmptiesTheField: Story = {
  render: () => <Search />,
  play: async ({ canvas, userEvent }) => {
    searched.mockClear();
    const field = canvas.getByRole('searchbox', { name: 'Поиск по магазину' });

    await userEvent.type(field, 'лён{Enter}');
    await expect(searched).toHaveBeenLastCalledWith('лён');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));

    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
