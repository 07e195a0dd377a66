import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import type { RequestHandler } from 'msw';
import { expect, within } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { activateCoupon, getCoupons } from '@rukav/contract/loyalty/coupon-calls.ts';
import { ActivateCoupon, GetCoupons, type Coupon } from '@rukav/contract/loyalty/coupons.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { session } from '@rukav/features/session';
import { CouponsPage } from '@rukav/features/club/view';
import { inModes } from '../../.storybook/modes.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer, fail, refuse } from './answers.ts';
import { aCoupon, anActiveCoupon } from './coupons.ts';
import { onSiteWithModals, readError } from './refused.tsx';
import { onSite } from './site.tsx';

const meta = {
  component: CouponsPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof CouponsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = [
  aCoupon(),
  anActiveCoupon({ id: 'wardrobe', title: 'На большую покупку', percent: 20, fromSum: 1_000_000 }),
  anActiveCoupon({ id: 'old', title: 'На трикотаж', state: 'used', used: true }),
];
const memberWith = (
  coupons: readonly Coupon[],
  { locale, more = [] }: { locale?: Locale; more?: readonly RequestHandler[] } = {},
) =>
  onSiteWithModals({
    ...(locale && { locale }),
    answers: (spoken) => [
      ...more,
      answer(getSession, GetSession, sessionIn(spoken, 'member')),
      answer(getCoupons, GetCoupons, { coupons: [...coupons] }),
    ],
    arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
  });

/** One to activate, one that holds with its barcode, one that is used. */
export const Default: Story = {
  tags: ['CLUB-22', 'CLUB-23'],
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: memberWith(some),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Купоны' });
    const [fresh, active, used] = within(list).getAllByRole('listitem');
    await expect(fresh).toHaveTextContent(/−12 %.*С 01\.11\.2026 по 20\.05\.2027/);
    await expect(active).toHaveTextContent(/При покупке от 10 000 ₽/);
    await expect(within(active as HTMLElement).getByRole('img', { name: 'Штрихкод купона' })).toBeVisible();
    await expect(used).toHaveTextContent('Использован');
    await expect(within(list).getAllByRole('button')).toHaveLength(1);
  },
};

/** A coupon is activated: its barcode is there at once. */
export const OneIsActivated: Story = {
  tags: ['CLUB-24', 'API-083'],
  decorators: memberWith([aCoupon()], {
    more: [answer(activateCoupon, ActivateCoupon, { coupon: anActiveCoupon() })],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Активировать' }));

    await expect(await canvas.findByRole('img', { name: 'Штрихкод купона' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Активировать' })).toBeNull();
  },
};

const failing = (...more: readonly RequestHandler[]) => memberWith([aCoupon()], { more });
const says =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Активировать' }));

    await readError(userEvent, { title: 'Ошибка', text, buttons: ['Понятно'] });
    await expect(await canvas.findByRole('button', { name: 'Активировать' })).toBeVisible();
  };

export const Unavailable: Story = {
  tags: ['ERR-091'],
  decorators: failing(refuse(activateCoupon, 'coupon_unavailable')),
  play: says('Этот купон больше не действует.'),
};
export const InternalError: Story = {
  tags: ['ERR-089'],
  decorators: failing(refuse(activateCoupon, 'unexpected')),
  play: says('Купон не активирован. Повторите попытку позже.'),
};
export const BadAnswerOfAService: Story = {
  tags: ['ERR-090'],
  decorators: failing(fail(activateCoupon)),
  play: says('Купон не активирован. Повторите попытку позже.'),
};

export const None: Story = {
  decorators: memberWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Сейчас купонов нет. Новые появятся здесь.')).toBeVisible();
  },
};

export const AGuestIsAskedToSignIn: Story = {
  decorators: onSite({ answers: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Войдите, чтобы увидеть свои купоны.')).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: memberWith([aCoupon({ title: 'Кез келген затқа', currency: 'KZT', fromSum: 5_000_000 })], {
    locale: 'kk-KZ',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Іске қосу' })).toBeVisible();
  },
};
