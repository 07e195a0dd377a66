import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aLine, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aPoint, aStore } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { draftReadFx } from '@rukav/features/checkout';
import { $clock } from '@rukav/features/clock';
import { geolocationFx } from '@rukav/features/obtaining';
import { looksAlike } from '../../../.storybook/modes.ts';
import { holding, storyTime, supplying, withShop } from '../scope.tsx';
import { channels, listed, open, Opened, shop } from './obtaining.tsx';

/** How many shops an order may be collected in, and how often the browser is asked where she is. */
const meta = { component: Opened, parameters: { ...looksAlike } } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const six = ['1', '2', '3', '4', '5', '6'];

export const FiveShopsAreTheMost: Story = {
  decorators: [
    withShop(
      shop({
        replies: {
          'GET /cart': aReply({ lines: six.map((n) => aLine({ lineIds: [`l${n}`], skuId: `s${n}` })) }),
          'GET /cart/shipping-channels': {
            channels: channels('pickup'),
            warehouseLineIds: [],
            expressLineIds: [],
          },
          'POST /cart/stores-with-communications': {
            stores: six.map((n) =>
              aStore({
                point: aPoint({ id: `m${n}`, name: `Магазин ${n}` }),
                availableLineIds: [`l${n}`],
                unavailableLineIds: six.filter((other) => other !== n).map((other) => `l${other}`),
              }),
            ),
          },
        },
        handlers: [
          supplying(draftReadFx, () => ({
            draft: {
              method: 'pickup',
              pickupId: 'm1',
              rests: six.slice(1, 5).map((n) => ({ way: 'pickup', pickupId: `m${n}` })),
            },
          })),
        ],
      }),
    ),
  ],
  play: async () => {
    const questions = await screen.findAllByRole(
      'radiogroup',
      { name: 'Как поступить' },
      { timeout: 10_000 },
    );
    await expect(questions).toHaveLength(5);

    const [fifth, sixth] = questions
      .slice(3)
      .map((question) => within(question).getByRole('radio', { name: /^Забрать в другом магазине/ }));
    await expect(fifth).toBeEnabled();
    await expect(sixth).toBeDisabled();
    await waitFor(() =>
      expect(screen.getByText('Один заказ можно забрать не больше чем в 5 магазинах')).toBeVisible(),
    );
  },
};

const asked = fn(() => ({ lat: 55.751, lon: 37.61 }));
let now = storyTime;

export const WhereSheIsIsAskedOnceInTenMinutes: Story = {
  decorators: [
    withShop(
      shop({
        values: [holding($clock, { now: () => now })],
        handlers: [supplying(geolocationFx, asked)],
      }),
    ),
  ],
  tags: ['GEO-05', 'GEO-06', 'GEO-07'],
  play: async ({ userEvent }) => {
    asked.mockClear();
    now = storyTime;
    await open(userEvent, 'Пункт или постамат');
    await listed();
    const nearest = screen.getByRole('button', { name: 'Ближайшие' });

    await userEvent.click(nearest);
    await waitFor(() => expect(screen.getAllByText(/^[\d,]+ (м|км)$/)).toHaveLength(5));
    now += 599_999;
    await userEvent.click(nearest);
    await expect(asked).toHaveBeenCalledTimes(1);
    now += 1;
    await userEvent.click(nearest);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
};
