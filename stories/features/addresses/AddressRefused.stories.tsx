import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddressFormPage } from '@rukav/features/addresses/view';
import { geolocationFx } from '@rukav/features/obtaining';
import { looksAlike } from '../../../.storybook/modes.ts';
import { refused, refusedAs, supplying, withShop, type Replies } from '../scope.tsx';
import { field, reads, whole, write, type Labelled } from './play.ts';
import { aSaved } from './saved.ts';

/** What the shopper reads when her address is not saved: it stays as it is written. */
const meta = {
  component: AddressFormPage,
  parameters: { layout: 'fullscreen', ...looksAlike },
} satisfies Meta<typeof AddressFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const throwing = (thrown: Error) => () => {
  throw thrown;
};
const member = (replies: Replies = {}, locale: 'ru-RU' | 'kk-KZ' = 'ru-RU') =>
  withShop({
    locale,
    actor: 'member',
    replies: { 'GET /account/delivery-addresses': { addresses: [] }, ...replies },
    handlers: [supplying(geolocationFx, () => ({ lat: 55.8, lon: 49.1 }))],
  });
const refusedWith = (thrown: Error) => [member({ 'POST /account/delivery-address': throwing(thrown) })];

const saves = async ({ canvas, userEvent }: Played) => {
  await write({ canvas, userEvent }, 'ru', whole);
  await userEvent.click(canvas.getByRole('button', { name: 'Сохранить адрес' }));
};
const says =
  (text: RegExp): NonNullable<Story['play']> =>
  async (played) => {
    await saves(played);
    await expect(await played.canvas.findByText(text)).toBeVisible();
    await expect(await field(played, 'Улица')).toHaveValue('Лесная');
  };

const forced = fn(() => ({ address: aSaved({ isValid: false }) }));
export const Doubtful: Story = {
  tags: ['ADDR-08'],
  decorators: [
    member({
      'POST /account/delivery-address': throwing(refused('address_doubtful')),
      'POST /account/delivery-address-extended/suggest': {
        isValid: false,
        suggestions: [{ streetId: '1', street: 'Лесная', streetType: 'улица', house: '14', houseBlock: '' }],
      },
      'POST /account/delivery-address-extended': forced,
    }),
  ],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await saves(played);
    await userEvent.click(await canvas.findByRole('button', { name: 'улица Лесная, д. 14' }));
    await expect(await field(played, 'Дом')).toHaveValue('14');

    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить как есть' }));
    await waitFor(() =>
      expect(forced).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.objectContaining({ forceSave: true }) }),
      ),
    );
  },
};

export const SavedAlready: Story = {
  tags: ['ADDR-28', 'ERR-154'],
  decorators: refusedWith(refused('address_already_exists')),
  play: async (played) => {
    await write(played, 'ru', whole);
    await reads(played, 'ru', { street: /Этот адрес уже сохранён/ });
  },
};

export const OneTooMany: Story = {
  tags: ['ERR-153'],
  decorators: refusedWith(refused('address_limit_exceeded')),
  play: says(/Удалите один, затем добавьте новый/),
};

export const TooSoon: Story = {
  tags: ['ADDR-30', 'ERR-122', 'ERR-158'],
  decorators: refusedWith(
    refusedAs(409, [{ code: 'retry_interval_not_expired', params: { retryAfter: 95 } }]),
  ),
  play: async (played) => {
    await saves(played);
    await expect(await played.canvas.findByRole('timer')).toHaveTextContent(/^1:3[45]$/);
    await expect(played.canvas.getByRole('button', { name: 'Сохранить адрес' })).toBeDisabled();
  },
};

export const NotSaved: Story = {
  tags: ['ERR-156'],
  decorators: refusedWith(refused('address_not_saved', 503)),
  play: says(/Адрес не сохранился. Всё, что вы написали, осталось на месте/),
};

export const NotFoundByTheService: Story = {
  tags: ['ERR-157'],
  decorators: refusedWith(refused('address_not_found', 404)),
  play: async (played) => {
    await write(played, 'ru', whole);
    await reads(played, 'ru', { street: /Такого адреса нет/ });
  },
};

export const DeletedElsewhere: Story = {
  args: { id: 'home' },
  tags: ['ERR-157'],
  decorators: [
    member({
      'GET /account/delivery-addresses': { addresses: [aSaved()] },
      'PUT /account/delivery-address/{id}': throwing(refused('saved_address_not_found', 404)),
    }),
  ],
  play: async (played) => {
    await waitFor(async () => expect(await field(played, 'Улица')).toHaveValue('Лесная'));
    await played.userEvent.click(played.canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await expect(await played.canvas.findByText(/его удалили на другом устройстве/)).toBeVisible();
  },
};

const later = '2026-11-20T15:30:00+03:00';
const saved = fn();
const changedElsewhere = () => {
  let list = [aSaved()];
  return member({
    'GET /account/delivery-addresses': () => ({ addresses: list }),
    'PUT /account/delivery-address/{id}': (request: { body: { updatedAt?: string } }) => {
      saved(request.body);
      list = [aSaved({ floor: '9', updatedAt: later })];
      if (request.body.updatedAt === later) return { address: list[0] };
      throw refusedAs(409, [{ code: 'address_changed', params: { updatedAt: later } }]);
    },
  });
};
export const ChangedElsewhere: Story = {
  args: { id: 'home' },
  decorators: [changedElsewhere()],
  play: async (played) => {
    const save = played.canvas.findByRole('button', { name: 'Сохранить адрес' });
    await waitFor(async () => expect(await field(played, 'Подъезд')).toHaveValue('2'));
    await write(played, 'ru', { entrance: '3' });
    await played.userEvent.click(await save);
    await expect(await played.canvas.findByText(/изменили на другом устройстве/)).toBeVisible();
    await expect(await field(played, 'Подъезд')).toHaveValue('3');

    await played.userEvent.click(await save);
    await waitFor(() =>
      expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ updatedAt: later })),
    );
  },
};
export const SavedElsewhereIsTaken: Story = {
  args: { id: 'home' },
  decorators: [changedElsewhere()],
  play: async (played) => {
    await waitFor(async () => expect(await field(played, 'Этаж')).toHaveValue('5'));
    await played.userEvent.click(played.canvas.getByRole('button', { name: 'Сохранить адрес' }));
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: 'Показать, что сохранено' }),
    );
    await waitFor(async () => expect(await field(played, 'Этаж')).toHaveValue('9'));
  },
};

const fields = ['street', 'house', 'houseBlock', 'build', 'entrance', 'floor', 'apartment', 'city'] as const;
const everyFieldAs = (check: string) =>
  refusedAs(
    400,
    fields.map((name) => ({
      code: 'validation',
      field: name === 'city' ? 'cityId' : name,
      params: { check, ...(check === 'max_length_exceeded' && { maximum: 10 }) },
    })),
  );
const everywhere = (text: RegExp): Partial<Record<Labelled, RegExp>> =>
  Object.fromEntries(fields.map((name) => [name, text]));
const checks = ['empty', 'invalid', 'max_length_exceeded'] as const;
const found = { ru: /Укажите|проверьте|не больше 10/, kk: /жазыңыз|көрсетіңіз|тексеріңіз|аспауы керек/ };

const checked = (locale: 'ru-RU' | 'kk-KZ') => {
  let asked = 0;
  const reply = () => {
    asked += 1;
    throw everyFieldAs(checks[(asked - 1) % checks.length] ?? 'empty');
  };
  return [member({ 'POST /account/delivery-address': reply }, locale)];
};
const readsEachCheck = (language: 'ru' | 'kk') => async (played: Played) => {
  await write(played, language, whole);
  for (const _ of checks) await reads(played, language, everywhere(found[language]));
};
export const FoundByTheServer: Story = {
  tags: ['ERR-096', 'ERR-097', 'ERR-098', 'ERR-099', 'ERR-100', 'ERR-101', 'ERR-102', 'ERR-103'],
  decorators: checked('ru-RU'),
  play: readsEachCheck('ru'),
};
export const FoundByTheServerInKazakh: Story = {
  tags: ['ERR-096', 'ERR-097', 'ERR-098', 'ERR-099', 'ERR-100', 'ERR-101', 'ERR-102', 'ERR-103'],
  decorators: checked('kk-KZ'),
  play: readsEachCheck('kk'),
};

export const WrongCoordinates: Story = {
  tags: ['ERR-112'],
  decorators: refusedWith(
    refusedAs(400, [{ code: 'validation', field: 'geoPoint', params: { check: 'invalid' } }]),
  ),
  play: async (played) => {
    await write(played, 'ru', whole);
    await reads(played, 'ru', { street: /Улица: проверьте, что здесь написано/ });
  },
};

const located = (thrown: Error) => [member({ 'POST /account/geofences': throwing(thrown) })];
const looksFor =
  (text: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Определить город по местоположению' });
    await userEvent.click(button);
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const PlaceNotAvailable: Story = {
  tags: ['ERR-125'],
  decorators: located(refused('geofence_not_available', 422)),
  play: looksFor(/Сюда мы пока не доставляем/),
};
export const PlaceExists: Story = {
  tags: ['ERR-126'],
  decorators: located(refused('geofence_exists')),
  play: looksFor(/Это место вы уже отметили/),
};
export const PlacesAreTooMany: Story = {
  tags: ['ERR-127'],
  decorators: located(refused('geofence_limit_exceeded')),
  play: looksFor(/Отмечено слишком много мест/),
};

const kazan = {
  id: 551487,
  name: 'Казань',
  region: 'Республика Татарстан',
  country: 'RU',
  timeZone: 'Europe/Moscow',
  geoPoint: { lat: 55.79, lon: 49.12 },
  hasStores: true,
};
const inKazan = { geofence: { latitude: 55.8, longitude: 49.1, isConfirmed: false }, city: kazan };
const kept = fn();

export const AnAnswerThatIsNotKeptCanBeGivenAgain: Story = {
  tags: ['GEO-12'],
  beforeEach: () => {
    kept.mockReset();
    kept
      .mockImplementation(() => inKazan)
      .mockImplementationOnce(throwing(refused('geofence_not_available', 422)));
  },
  decorators: [member({ 'POST /account/geofences': inKazan, 'POST /account/geofences/confirmed': kept })],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await looksFor(/Вы в городе Казань/)(played);
    await userEvent.click(canvas.getByRole('button', { name: 'Да, верно' }));

    await expect(await canvas.findByText(/Сюда мы пока не доставляем/)).toBeVisible();
    await expect(await field(played, 'Город')).toHaveValue('Москва');
    await userEvent.click(canvas.getByRole('button', { name: 'Да, верно' }));

    await waitFor(async () => expect(await field(played, 'Город')).toHaveValue('Казань'));
  },
};
