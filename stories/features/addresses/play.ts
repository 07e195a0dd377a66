import { expect, waitFor } from 'storybook/test';
import type { StoryObj } from '@storybook/react-vite';

type Played = Parameters<NonNullable<StoryObj['play']>>[0];

/** Every field of the form as it is called in Russian and in Kazakh. */
export const labels = {
  ru: {
    addressName: 'Название',
    city: 'Город',
    street: 'Улица',
    house: 'Дом',
    houseBlock: 'Корпус или литера',
    build: 'Строение',
    entrance: 'Подъезд',
    floor: 'Этаж',
    apartment: 'Квартира',
    save: 'Сохранить адрес',
  },
  kk: {
    addressName: 'Атауы',
    city: 'Қала',
    street: 'Көше',
    house: 'Үй',
    houseBlock: 'Корпус немесе литера',
    build: 'Құрылыс',
    entrance: 'Кіреберіс',
    floor: 'Қабат',
    apartment: 'Пәтер',
    save: 'Мекенжайды сақтау',
  },
} as const;
export type Labelled = Exclude<keyof (typeof labels)['ru'], 'save'>;

/** The field with a label, once its list of suggestions is there too. */
export async function field({ canvas }: Pick<Played, 'canvas'>, name: string): Promise<HTMLElement> {
  await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(4));
  const found = canvas.getAllByLabelText(new RegExp(`^${name}`)).find((one) => one.matches('input'));
  if (!found) throw new Error(`There is no field “${name}”.`);
  return found;
}

/** Writes into fields what a shopper would paste there. */
export async function write(
  { canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>,
  language: 'ru' | 'kk',
  written: Partial<Record<Labelled, string>>,
) {
  for (const [name, text] of Object.entries(written)) {
    const input = await field({ canvas }, labels[language][name as Labelled]);
    await userEvent.clear(input);
    if (text !== '') await userEvent.paste(text);
    await userEvent.tab();
  }
}

/** Sends the form and reads what stands at its fields. */
export async function reads(
  { canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>,
  language: 'ru' | 'kk',
  errors: Partial<Record<Labelled, RegExp>>,
) {
  await userEvent.click(canvas.getByRole('button', { name: labels[language].save }));
  for (const [name, text] of Object.entries(errors)) {
    const input = await field({ canvas }, labels[language][name as Labelled]);
    await waitFor(() => expect(input).toHaveAccessibleDescription(text));
  }
}

/** What a whole address is written with. */
export const whole = { addressName: 'Дом', street: 'Лесная', house: '12' } as const;
