import { virtual } from '@guidepup/virtual-screen-reader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { aGroup, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aPoint, aStore } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { geolocationFx } from '@rukav/features/obtaining';
import { refused, supplying, withShop } from '../scope.tsx';
import {
  called,
  closed,
  filter,
  listed,
  open,
  Opened,
  partner,
  partners,
  save,
  shop,
  tab,
} from './obtaining.tsx';

const meta = {
  component: Opened,
  decorators: [withShop(shop())],
  beforeEach: () => {
    called.mockClear();
    closed.mockClear();
  },
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Points: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  tags: ['SHIP-09', 'SHIP-10', 'SHIP-29', 'SHIP-30'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Пункт или постамат');
    await expect(await listed()).toEqual(partners.map(({ point }) => point.name));
    const list = screen.getByRole('list', { name: 'Пункты выдачи, постаматы и почта' });
    const card = (name: string) => {
      const item = within(list).getByRole('heading', { name }).closest('li');
      if (!item) throw new Error('A point stands in an item of the list.');
      return within(item);
    };
    await expect(card('Ячейка 7').getByText('нужна предоплата')).toBeVisible();
    await expect(card('Ячейка 7').getByText('Круглосуточно')).toBeVisible();
    await expect(card('Шаг у рынка').getByText('Открыто до 22:00')).toBeVisible();
    await expect(card('Закрытый пункт').getByText('Сейчас забрать нельзя')).toBeVisible();
    await expect(card('Закрытый пункт').queryByRole('button')).toBeNull();

    await userEvent.click(card('Почта 101000').getByRole('button', { name: 'Забрать здесь' }));
    await save(userEvent);

    await waitFor(() =>
      expect(called).toHaveBeenCalledWith(
        expect.objectContaining({ shippingGroupType: 'thirdparty', pickupId: 'Почта 101000' }),
      ),
    );
  },
};

export const PointsAreNarrowedByEachFilterAndSought: Story = {
  tags: ['SHIP-16', 'SHIP-17', 'SHIP-18', 'SHIP-19', 'SHIP-20', 'SHIP-21', 'SHIP-22', 'SHIP-29', 'SHIP-34'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Пункт или постамат');
    await listed();
    const narrowed = async (name: string, points: string[]) => {
      await filter(userEvent, name);
      await expect(await listed()).toEqual(points);
      await filter(userEvent, name);
    };
    await narrowed('Пункты выдачи', ['Шаг у рынка', 'Закрытый пункт']);
    await narrowed('Постаматы', ['Ячейка 8', 'Ячейка 7']);
    await narrowed('Почта', ['Почта 101000']);
    await narrowed('Магазины', [aPoint().name]);
    await narrowed('Оплата картой', ['Шаг у рынка', 'Ячейка 8', 'Закрытый пункт']);
    await narrowed('С примеркой', ['Шаг у рынка', 'Закрытый пункт']);
    await narrowed('Без предоплаты', ['Шаг у рынка', 'Ячейка 8', 'Почта 101000', 'Закрытый пункт']);
    await narrowed('Без QR-кода', ['Шаг у рынка', 'Ячейка 8', 'Почта 101000', 'Закрытый пункт']);

    await filter(userEvent, 'С примеркой');
    await expect(screen.getByText('Примерка бесплатная, до 15 минут.')).toBeVisible();
    await filter(userEvent, 'С примеркой');

    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Улица, метро или название' }),
      'менделеевская',
    );
    await expect(await listed()).toEqual(['Ячейка 7']);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Улица, метро или название' }), ' нет такой');
    await expect(await screen.findByText(/не подходит ни один пункт/)).toBeVisible();
  },
};

export const OnTheMap: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  tags: ['SHIP-15', 'SHIP-17'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Пункт или постамат');
    await listed();
    await userEvent.click(screen.getByRole('radio', { name: 'На карте' }));
    await filter(userEvent, 'Почта');

    await userEvent.click(await screen.findByRole('button', { name: /^Почта 101000/ }));

    await expect(await listed()).toEqual(['Почта 101000']);
    await userEvent.click(screen.getByRole('radio', { name: 'Списком' }));
    await expect(await listed()).toEqual(['Почта 101000']);
  },
};

export const TheNearestPointsStandFirst: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'POST /cart/stores-with-communications': {
            stores: [
              partner('Дальний', { type: 'pvz', geoPoint: { lat: 55.9, lon: 37.6 } }),
              partner('Ближний', {
                type: 'pvz',
                geoPoint: undefined,
                geo: { latitude: 55.752, longitude: 37.61 },
              }),
              partner('Средний', { type: 'pvz', geoPoint: { lat: 55.8, lon: 37.6 } }),
              partner('Ещё один', { type: 'pvz', geoPoint: { lat: 55.95, lon: 37.6 } }),
            ],
          },
        },
        handlers: [supplying(geolocationFx, () => ({ lat: 55.751, lon: 37.61 }))],
      }),
    ),
  ],
  tags: ['SHIP-28', 'SHIP-37', 'SHIP-38'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Пункт или постамат');
    await listed();

    await userEvent.click(screen.getByRole('button', { name: 'Ближайшие' }));

    await waitFor(async () => expect(await listed()).toEqual(['Ближний', 'Средний', 'Дальний', 'Ещё один']));
    await expect(screen.getByText('110 м')).toBeVisible();
    await expect(screen.getByText('17 км')).toBeVisible();
  },
};

export const WithoutAPointNothingIsSaved: Story = {
  play: async ({ userEvent }) => {
    await open(userEvent, 'Пункт или постамат');
    await listed();

    await save(userEvent);

    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Выберите пункт выдачи, постамат или почту');
    await expect(summary).not.toHaveTextContent('Укажите телефон');
    await expect(called).not.toHaveBeenCalled();
  },
};

export const APointThatHasClosedIsToldAtItsPlace: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'POST /cart/shipping-group': () => {
            throw refused('pickup_point_not_found', 404, 'pickupId');
          },
        },
      }),
    ),
  ],
  parameters: { chromatic: inModes('day') },
  tags: ['ERR-008'],
  play: async ({ userEvent }) => {
    await open(userEvent, 'Пункт или постамат');
    await listed();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Забрать здесь' }))[0] as HTMLElement,
    );

    await save(userEvent);

    await expect(
      await screen.findByRole('link', { name: 'В этом пункте забрать уже нельзя. Выберите другой' }),
    ).toBeVisible();
    await expect(closed).not.toHaveBeenCalled();
  },
};

const sold = aPoint({ name: 'На Арбате', shopStatus: { shopNowStatus: 'NOT_SALE' } });

export const AShopThatHasStoppedSellingGivesWayToAnother: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'GET /cart': aReply({
            shippingGroups: [aGroup({ type: 'pickup', pickupId: sold.id, point: sold, cityId: sold.cityId })],
          }),
          'POST /cart/stores-with-communications': {
            stores: [
              aStore({ point: sold, availableLineIds: [], unavailableLineIds: ['l1'] }),
              aStore({ point: aPoint({ id: 'msk2', name: 'На Лесной' }) }),
            ],
          },
        },
      }),
    ),
  ],
  tags: ['SHIP-30'],
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole('list', { name: 'Магазины' }));
    await waitFor(() => expect(list.getByText('Сейчас забрать нельзя')).toBeVisible());

    await userEvent.click(list.getByRole('button', { name: 'Забрать здесь' }));
    await save(userEvent);

    await waitFor(() => expect(called).toHaveBeenCalledWith(expect.objectContaining({ pickupId: 'msk2' })));
  },
};

/** Reads on until something like this is heard. */
async function readTo(phrase: RegExp) {
  for (let read = 0; read < 200; read += 1) {
    await virtual.next();
    if (phrase.test(await virtual.lastSpokenPhrase())) return;
  }
  throw new Error(`Nothing like ${phrase} was heard.`);
}

export const APointIsChosenByWhoeverHearsThePage: Story = {
  tags: ['SHIP-09', 'SHIP-14', 'SHIP-29'],
  play: async () => {
    await tab('Курьер');
    await virtual.start({ container: screen.getByRole('dialog') });
    try {
      await readTo(/^tab, Пункт или постамат/);
      await virtual.act();
      await listed();
      await readTo(/^heading, Ячейка 7/);
      await readTo(/^нужна предоплата/);
      await readTo(/^heading, Почта 101000/);
      await readTo(/^button, Забрать здесь/);
      await virtual.act();
      await readTo(/^button, Сохранить/);
      await virtual.act();
    } finally {
      await virtual.stop();
    }

    await waitFor(() =>
      expect(called).toHaveBeenCalledWith(expect.objectContaining({ pickupId: 'Почта 101000' })),
    );
  },
};
