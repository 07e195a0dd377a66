import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CheckoutPage } from '@rukav/features/checkout/view';
import { aCourierDraft } from '../../features/src/domain/checkout/checkout-builders.ts';
import { inModes } from '../../.storybook/modes.ts';
import { written } from './at-checkout.ts';
import { backToTop, onSite } from './site.tsx';

/** Where a courier goes: what is wrong with an address is said at its fields. */
const meta = {
  component: CheckoutPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('day') },
} satisfies Meta<typeof CheckoutPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const labels = {
  ru: ['Улица', 'Дом', 'Корпус', 'Строение', 'Подъезд', 'Этаж', 'Квартира', 'Оформить заказ'],
  kk: ['Көше', 'Үй', 'Корпус', 'Құрылыс', 'Кіреберіс', 'Қабат', 'Пәтер', 'Тапсырысты рәсімдеу'],
} as const;

/** Writes street, house, block, building, entrance, floor and flat, orders, and reads what stands at each. */
async function says(
  { canvas, userEvent }: Played,
  language: 'ru' | 'kk',
  said: readonly (readonly [string, RegExp])[],
) {
  await waitFor(() =>
    expect(canvas.getAllByRole('combobox', { name: new RegExp(`^${labels[language][0]}`) })).toHaveLength(1),
  );
  const field = (place: number) =>
    canvas
      .getAllByLabelText(new RegExp(`^${labels[language][place]}`))
      .find((one) => one.matches('input')) as HTMLElement;
  await waitFor(() => expect(field(1)).toHaveRole('combobox'));
  for (const [place, [text]] of said.entries()) {
    await userEvent.clear(field(place));
    if (text !== '') await userEvent.paste(text);
    await userEvent.tab();
  }
  await userEvent.click(canvas.getByRole('button', { name: labels[language][7] }));
  for (const [place, [, text]] of said.entries())
    await waitFor(() => expect(field(place)).toHaveAccessibleDescription(text));
  backToTop();
}

const courier = { decorators: onSite(written(aCourierDraft())) };
const courierInKazakh = { decorators: onSite({ locale: 'kk-KZ', ...written(aCourierDraft()) }) };

export const NothingIsWritten: Story = {
  tags: ['ADDR-12', 'ADDR-13', 'ADDR-33', 'CHK-09'],
  ...courier,
  play: async (played) =>
    says(played, 'ru', [
      ['', /Укажите название улицы/],
      ['', /Укажите номер дома/],
    ]),
};
export const NothingIsWrittenInKazakh: Story = {
  tags: ['ADDR-12', 'ADDR-13', 'ADDR-34'],
  ...courierInKazakh,
  play: async (played) =>
    says(played, 'kk', [
      ['', /Көшенің атауын жазыңыз/],
      ['', /Үйдің нөмірін жазыңыз/],
    ]),
};

export const OfWrongCharacters: Story = {
  tags: ['ADDR-14', 'ADDR-18', 'ADDR-27', 'ERR-113'],
  ...courier,
  play: async (played) =>
    says(played, 'ru', [
      ['Lesnaya', /латинская буква «L»/],
      ['дом', /Дом: только цифры/],
      ['АБВ', /не больше 2 букв/],
      ['2b', /латинская буква «b»/],
      ['два', /здесь только цифры/],
      ['пя', /здесь только цифры/],
      ['четыре', /здесь только цифры/],
    ]),
};

export const TooLong: Story = {
  tags: ['ADDR-20', 'ADDR-21', 'ADDR-22', 'ADDR-23', 'ADDR-24', 'ADDR-25', 'ADDR-26'],
  ...courier,
  play: async (played) =>
    says(played, 'ru', [
      ['Л'.repeat(201), /не больше 200 знаков/],
      ['1'.repeat(21), /не больше 20 знаков/],
      ['1'.repeat(11), /не больше 10 знаков/],
      ['1'.repeat(11), /не больше 10 знаков/],
      ['1'.repeat(11), /не больше 10 знаков/],
      ['1000', /не больше 3 знаков/],
      ['1'.repeat(11), /не больше 10 знаков/],
    ]),
};
