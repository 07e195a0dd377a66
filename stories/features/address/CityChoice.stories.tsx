import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
import { expect, fn, within } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { CityChoice } from '../../../features/src/domain/address/CityModal.tsx';
import { citySelectorOpened, visitedReadFx, visitedSavedFx } from '@rukav/features/address';
import { geolocationFx } from '@rukav/features/obtaining';
import { refused, sessionIn, supplying, withShop } from '../scope.tsx';

const meta = { component: CityChoice } satisfies Meta<typeof CityChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const place = { country: 'RU', timeZone: 'Europe/Moscow', geoPoint: { lat: 55, lon: 37 }, hasStores: true };
const cities = [
  { id: 524901, name: 'Москва', region: 'Москва', ...place },
  { id: 498817, name: 'Санкт-Петербург', region: 'Санкт-Петербург', ...place },
  { id: 1496747, name: 'Новосибирск', region: 'Новосибирская область', ...place },
];
const chosen = fn();
const kept = fn();
const handlers = [
  supplying(visitedReadFx, () => [480060, 524901]),
  supplying(visitedSavedFx, kept),
  supplying(geolocationFx, () => ({ lat: 56.86, lon: 35.9 })),
];
const started = (scope: Scope) => {
  void allSettled(citySelectorOpened, { scope });
};
const tver = { id: 480060, name: 'Тверь', region: 'Тверская область', ...place, hasStores: false };
interface Asked {
  query: { query?: string; filters?: string; pickupOnly?: string };
}
const replies = {
  'GET /cities': ({ query: { query = '', filters, pickupOnly } }: Asked) => ({
    cities: [...cities, ...(filters === 'large' ? [] : [tver])].filter(
      ({ name, hasStores }) => name.startsWith(query) && (hasStores || !pickupOnly),
    ),
  }),
  'GET /cities/ids': { cities: [tver, ...cities] },
  'GET /geofences/macrocity-info': { city: tver },
  'POST /city': (request: unknown) => {
    chosen(request);
    return sessionIn('ru-RU');
  },
};

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop({ replies, handlers, started })],
  tags: ['GEO-02'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Москва' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const ACityIsSoughtAndChosen: Story = {
  decorators: [withShop({ replies, handlers, started })],
  tags: ['GEO-01', 'GEO-11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Ново');
    await canvas.findByText('Найдено городов: 1');
    await userEvent.click(canvas.getByRole('button', { name: /Новосибирск/ }));

    await expect(chosen).toHaveBeenCalledWith({ body: { cityId: 1496747 } });
  },
};

export const ALargeCityAndOneOfBeforeTakeOnePress: Story = {
  decorators: [withShop({ replies, handlers, started })],
  play: async ({ canvas, userEvent }) => {
    const before = within(await canvas.findByRole('list', { name: 'Вы выбирали раньше' }));
    await expect(before.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(before.getByRole('button', { name: 'Тверь' }));
    await expect(kept).toHaveBeenCalledWith([480060, 524901]);

    const large = within(canvas.getByRole('list', { name: 'Крупные города' }));
    await userEvent.click(large.getByRole('button', { name: 'Санкт-Петербург' }));
    await expect(chosen).toHaveBeenLastCalledWith({ body: { cityId: 498817 } });
  },
};

export const TheCityThatSheIsInIsProposed: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop({ replies, handlers, started })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Определить по геолокации' }));

    await expect(await canvas.findByText('Похоже, ваш город — Тверь.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать: Тверь' }));
    await expect(chosen).toHaveBeenLastCalledWith({ body: { cityId: 480060 } });
  },
};

export const ACityOfAnotherCountryIsNamedAndNotTaken: Story = {
  decorators: [
    withShop({
      started,
      handlers,
      replies: {
        ...replies,
        'GET /geofences/macrocity-info': { city: { ...tver, name: 'Алматы', country: 'KZ' } },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Определить по геолокации' }));

    await expect(await canvas.findByText(/Алматы. Это другая страна/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Выбрать:/ })).toBeNull();
  },
};

export const CitiesWithShopsAlone: Story = {
  decorators: [withShop({ replies, handlers, started })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Тверь');
    await expect(await canvas.findByRole('button', { name: /^Тверь/ })).toBeVisible();

    await userEvent.click(canvas.getByRole('switch', { name: 'Только с нашими магазинами' }));

    await expect(await canvas.findByText(/Города «Тверь» в списке нет/)).toBeVisible();
  },
};

export const ACityThatIsNotThereIsTold: Story = {
  decorators: [
    withShop({
      started,
      handlers,
      replies: {
        ...replies,
        'POST /city': () => {
          throw refused('city_not_found', 404);
        },
      },
    }),
  ],
  tags: ['ERR-061', 'ADDR-32'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Новосибирск/ }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('Этот город больше недоступен');
  },
};

export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ', replies, handlers, started })] };
