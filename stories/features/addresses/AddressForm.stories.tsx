import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddressFormPage } from '@rukav/features/addresses/view';
import { addressRequestedFx } from '@rukav/features/navigation';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { supplying, withShop, type Replies } from '../scope.tsx';
import { field, reads, whole, write } from './play.ts';
import { aSaved } from './saved.ts';

const meta = {
  component: AddressFormPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof AddressFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const went = fn();
const member = (replies: Replies = {}, locale: 'ru-RU' | 'kk-KZ' = 'ru-RU') =>
  withShop({
    locale,
    actor: 'member',
    replies: { 'GET /account/delivery-addresses': { addresses: [] }, ...replies },
    handlers: [supplying(addressRequestedFx, went)],
  });

export const Default: Story = {
  parameters: { chromatic: { ...inModes('day', 'night', 'phone'), disableSnapshot: false } },
  tags: ['ADDR-02'],
  decorators: [member({ 'POST /account/delivery-address': { address: aSaved() } })],
  play: async ({ canvas, userEvent }) => {
    await expect(await field({ canvas }, 'Город')).toHaveValue('Москва');
    await write({ canvas, userEvent }, 'ru', whole);
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith({ to: '/personal/addresses' }));
  },
};

export const ASavedOneIsChanged: Story = {
  args: { id: 'home' },
  tags: ['ADDR-03'],
  decorators: [member({ 'GET /account/delivery-addresses': { addresses: [aSaved()] } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Изменить адрес' })).toBeVisible();
    await expect(await field({ canvas }, 'Улица')).toHaveValue('Лесная');
    await expect(await field({ canvas }, 'Корпус')).toHaveValue('А');
    await expect(canvas.getByRole('checkbox', { name: /Сделать основным/ })).toBeChecked();
  },
};

export const NothingIsWritten: Story = {
  tags: ['ADDR-10', 'ADDR-11', 'ADDR-12', 'ADDR-13', 'ADDR-33'],
  decorators: [member()],
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'ru', { city: '' });
    await reads({ canvas, userEvent }, 'ru', {
      addressName: /Укажите название адреса/,
      city: /Укажите город/,
      street: /Укажите название улицы/,
      house: /Укажите номер дома/,
    });
    await expect(canvas.getByRole('alert', { name: 'Проверьте, что написано' })).toHaveFocus();
  },
};

export const NothingIsWrittenInKazakh: Story = {
  tags: ['ADDR-34'],
  decorators: [member({}, 'kk-KZ')],
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'kk', { city: '' });
    await reads({ canvas, userEvent }, 'kk', {
      addressName: /Мекенжайдың атауын жазыңыз/,
      city: /Қаланы көрсетіңіз/,
      street: /Көшенің атауын жазыңыз/,
      house: /Үйдің нөмірін жазыңыз/,
    });
  },
};

export const OfWrongCharacters: Story = {
  tags: ['ADDR-14', 'ADDR-15', 'ADDR-16', 'ADDR-17', 'ADDR-18', 'ADDR-27'],
  decorators: [member()],
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'ru', {
      street: 'Lesnaya',
      house: 'дом',
      houseBlock: 'АБВ',
      build: '2b',
      entrance: 'два',
      floor: 'пя',
      apartment: '4б',
    });
    await reads({ canvas, userEvent }, 'ru', {
      street: /латинская буква «L»/,
      house: /Дом: только цифры/,
      houseBlock: /не больше 2 букв/,
      build: /латинская буква «b»/,
      entrance: /здесь только цифры/,
      floor: /здесь только цифры/,
      apartment: /здесь только цифры/,
    });
  },
};

export const CharactersThatAFieldDoesNotTake: Story = {
  tags: ['ADDR-36', 'ADDR-37'],
  decorators: [member()],
  play: async ({ canvas, userEvent }) => {
    for (const [name, pasted, kept, note] of [
      ['Индекс', '119 021', '119021', null],
      ['Индекс', 'инд. 119021', '119021', 'В индексе только цифры, остальное убрали'],
      ['Метро рядом', 'Парк культуры-2', 'Парк культуры-2', null],
      ['Метро рядом', 'M Парк культуры-2', ' Парк культуры-2', /Латинские буквы убрали/],
    ] as const) {
      const input = await field({ canvas }, name);
      await userEvent.clear(input);
      await userEvent.paste(pasted);
      await expect(input).toHaveValue(kept);
      if (note) await expect(canvas.getByText(note)).toBeVisible();
      else await expect(canvas.queryByText(/остальное убрали|Латинские буквы убрали/)).toBeNull();
      await userEvent.clear(input);
    }
  },
};

export const TooLong: Story = {
  tags: ['ADDR-19', 'ADDR-20', 'ADDR-21', 'ADDR-22', 'ADDR-23', 'ADDR-24', 'ADDR-25', 'ADDR-26'],
  decorators: [member()],
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'ru', {
      addressName: 'Д'.repeat(101),
      street: 'Л'.repeat(201),
      house: '1'.repeat(21),
      houseBlock: '1'.repeat(11),
      build: '1'.repeat(11),
      entrance: '1'.repeat(11),
      floor: '1000',
      apartment: '1'.repeat(11),
    });
    await reads({ canvas, userEvent }, 'ru', {
      addressName: /не больше 100 знаков/,
      street: /не больше 200 знаков/,
      house: /не больше 20 знаков/,
      houseBlock: /не больше 10 знаков/,
      build: /не больше 10 знаков/,
      entrance: /не больше 10 знаков/,
      floor: /не больше 3 знаков/,
      apartment: /не больше 10 знаков/,
    });
  },
};

export const ACityThatIsNotInTheList: Story = {
  tags: ['ADDR-32'],
  decorators: [member({ 'GET /cities': { cities: [] } })],
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent }, 'ru', { ...whole, city: 'Нигде' });
    await reads({ canvas, userEvent }, 'ru', { city: /Выберите город из списка/ });
  },
};
