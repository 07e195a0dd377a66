import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { CityChoice } from '../../../features/src/domain/address/CityModal.tsx';
import { citySelectorOpened } from '@rukav/features/address';
import { refused, sessionIn, withShop } from '../scope.tsx';

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
const started = (scope: Scope) => {
  void allSettled(citySelectorOpened, { scope });
};
const replies = {
  'GET /cities': ({ query }: { query: { query?: string } }) => ({
    cities: cities.filter(({ name }) => name.startsWith(query.query ?? '')),
  }),
  'POST /city': (request: unknown) => {
    chosen(request);
    return sessionIn('ru-RU');
  },
};

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop({ replies, started })],
  tags: ['GEO-02'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Москва' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const ACityIsSoughtAndChosen: Story = {
  decorators: [withShop({ replies, started })],
  tags: ['GEO-01', 'GEO-11'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'Ново');
    await userEvent.click(await canvas.findByRole('button', { name: /Новосибирск/ }));

    await expect(chosen).toHaveBeenCalledWith({ body: { cityId: 1496747 } });
  },
};

export const ACityThatIsNotThereIsTold: Story = {
  decorators: [
    withShop({
      started,
      replies: {
        ...replies,
        'POST /city': () => {
          throw refused('city_not_found', 404);
        },
      },
    }),
  ],
  tags: ['ERR-061'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Новосибирск/ }));

    await expect(await canvas.findByRole('alert')).toHaveTextContent('Этот город больше недоступен');
  },
};

export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ', replies, started })] };
