import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind, type Scope } from 'effector';
import { expect, fn, waitFor } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { getMap, getStoresNear, getStoresOfCity } from '@rukav/contract/geography/calls.ts';
import { GetStoresNear } from '@rukav/contract/geography/schemas.ts';
import { geolocationFx } from '@rukav/features/obtaining';
import { setCity } from '@rukav/contract/session/calls.ts';
import { SetCity } from '@rukav/contract/session/schemas.ts';
import { storesOfCity } from '@rukav/features/stores';
import { StoresPage } from '@rukav/features/stores/view';
import { inModes } from '../../.storybook/modes.ts';
import { sessionIn, supplying } from '../features/scope.tsx';
import { answer, fail } from './answers.ts';
import { onSite } from './site.tsx';
import { someStores, storeAnswers } from './stores.ts';

const meta = {
  component: StoresPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof StoresPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the route waits for. */
const arrive = (scope: Scope) => scopeBind(storesOfCity.openFx, { scope })({ query: { cityId: 524901 } });
const at = (answers: (locale: Locale) => ReturnType<typeof storeAnswers>) => onSite({ arrive, answers });

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: at(storeAnswers),
  tags: ['STORE-01'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Магазины' });
    await expect(list.querySelectorAll('li h2')).toHaveLength(3);
    await expect(canvas.getByText('Открыто до 22:00')).toBeVisible();
    await expect(canvas.getByText('Откроется сегодня в 13:00')).toBeVisible();
    await expect(canvas.getByText('Сейчас не работает')).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: onSite({ locale: 'kk-KZ', answers: storeAnswers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ашық, жабылуы — 22:00')).toBeVisible();
  },
};

export const TheMapHasWhatTheListHas: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast') },
  decorators: at(storeAnswers),
  tags: ['STORE-01'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'На карте' }));
    const map = await canvas.findByRole('group', { name: 'Магазины на карте' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Дисконт на Таганке' }));

    await expect(canvas.getByText('Выбрано: Дисконт на Таганке')).toBeInTheDocument();
    await waitFor(() => expect(map).toHaveAttribute('aria-busy', 'false'), { timeout: 15_000 });
  },
};

export const AMapThatDoesNotComeLeavesTheList: Story = {
  decorators: at((locale) => [fail(getMap), ...storeAnswers(locale)]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'На карте' }));

    await expect(await canvas.findByText(/Карта не открылась/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Магазин на Тверской' })).toBeVisible();
  },
};

export const ShopsAreNarrowed: Story = {
  decorators: at(storeAnswers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Детям' }));
    await expect(canvas.getByText('Магазинов: 1')).toBeVisible();

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Адрес, название или метро' }), 'Тверская');

    await expect(canvas.getByText(/не подходит ни один магазин/)).toBeVisible();
  },
};

export const WhereSheIsShowsTheNearestShops: Story = {
  decorators: onSite({
    arrive,
    answers: (locale) => [
      answer(getStoresNear, GetStoresNear, { stores: someStores(locale).slice(2) }),
      ...storeAnswers(locale),
    ],
    handlers: [supplying(geolocationFx, () => ({ lat: 55.74, lon: 37.65 }))],
  }),
  tags: ['STORE-04', 'GEO-07'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Рядом со мной' }));

    await expect(await canvas.findByText('Магазинов: 1')).toBeVisible();
    await expect(canvas.getByText('270 м')).toBeVisible();
  },
};

export const GeolocationThatIsOffIsTold: Story = {
  decorators: onSite({
    arrive,
    answers: storeAnswers,
    handlers: [
      supplying(geolocationFx, () => {
        throw new Error('permission_denied');
      }),
    ],
  }),
  tags: ['ERR-167'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Рядом со мной' }));

    await expect(await canvas.findByText(/Геолокация отключена/)).toBeVisible();
    await expect(canvas.getByText('Магазинов: 3')).toBeVisible();
  },
};

export const OnTheMapGeolocationThatIsOffIsToldToo: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite({
    arrive,
    answers: storeAnswers,
    handlers: [
      supplying(geolocationFx, () => {
        throw new Error('permission_denied');
      }),
    ],
  }),
  tags: ['ERR-167'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'На карте' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать, где я' }));

    await expect(await canvas.findByText(/Геолокация отключена/)).toBeVisible();
  },
};

export const ShopsThatDidNotComeAreAskedForAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite({ answers: (locale) => [fail(getStoresOfCity), ...storeAnswers(locale)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Список магазинов не загрузился.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.queryByText(/магазинов пока нет/)).toBeNull();
  },
};

const chosen = fn();

export const ACityWithoutShopsNamesTheNearest: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: at((locale) => [
    answer(setCity, SetCity, ({ body }) => {
      chosen(body.cityId);
      return sessionIn(locale);
    }),
    ...storeAnswers(locale, []),
  ]),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Москва: магазинов пока нет' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Тверь' }));

    await waitFor(() => expect(chosen).toHaveBeenCalledWith(1));
  },
};
