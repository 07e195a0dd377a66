import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import type { FullAccount } from '@rukav/contract/account/schemas.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { $favourites } from '@rukav/features/marks';
import { openModalFx } from '@rukav/features/overlays';
import { PersonalArea, PersonalHome } from '@rukav/features/personal/view';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { aCourierOrder, anOrder } from '../../../features/src/domain/orders/order-builders.ts';
import { aCard, garments, marketOf } from '../../pages/goods.ts';
import { aSku } from '../../pages/product.ts';
import { aMember, memberShop } from '../personal-data/member.tsx';
import { holding, sessionIn, supplying, withShop, type Replies } from '../scope.tsx';

const meta = {
  component: PersonalHome,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PersonalArea path="/personal">
      <PersonalHome />
    </PersonalArea>
  ),
} satisfies Meta<typeof PersonalHome>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn();

const likedIn = (locale: Locale) =>
  [garments.knit, garments.jeans, garments.coat].map((garment) => aCard(garment, marketOf(locale)));

/** What a member has: some on its way and some that was, what she likes, and a card with bonuses. */
const full = (locale: Locale): Replies => {
  const { currency } = marketOf(locale);
  const favourites = likedIn(locale).map((product) => ({
    product,
    skus: [aSku('44')],
    addedAt: '2026-11-01T12:00:00+03:00',
    cheaperBy: null,
    isScarce: false,
  }));
  const orders: Record<string, readonly Order[]> = {
    current: [anOrder({ status: 'waitingInStore', currency })],
    history: [
      aCourierOrder({
        orderNumber: 'A-0990',
        status: 'complete',
        date: '2026-10-03T12:00:00+03:00',
        deliveryDate: '2026-10-05',
        currency,
      }),
    ],
  };
  return {
    'GET /orders': ({ query }: { query: { state: string } }) => {
      const found = orders[query.state] ?? [];
      return { orders: found, totalCount: found.length, pageNumber: 0 };
    },
    'GET /favorites': { favourites },
  };
};
const nothing: Replies = {
  'GET /orders': { orders: [], totalCount: 0, pageNumber: 0 },
  'GET /favorites': { favourites: [] },
};
const rich: Partial<FullAccount> = { level: { curLevelCode: 'bonus_plus' }, bonusesInfo: { totalSum: 1274 } };

const homeOf = (
  replies: Replies,
  { profile = {}, locale = 'ru-RU' }: { profile?: Partial<FullAccount>; locale?: 'ru-RU' | 'kk-KZ' } = {},
) =>
  memberShop({
    profile: aMember(profile),
    locale,
    replies,
    handlers: [supplying(openModalFx, opened)],
    values: [holding($favourites, new Set(likedIn(locale).map(({ id }) => id)))],
  });

/** Who she is, what her card holds, her latest orders and what she liked last. */
export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['PROF-04', 'GEN-15'],
  decorators: [homeOf(full('ru-RU'), { profile: rich })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible();
    await expect(await canvas.findByText('Уровень карты — Бонус Плюс')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^1\s274 бонуса$/ })).toHaveAttribute(
      'href',
      '/personal/club',
    );
    await expect(await canvas.findByRole('link', { name: 'Заказ № A-1001' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Заказ № A-0990' })).toBeVisible();
    const liked = await canvas.findByRole('list', { name: 'Избранное' });
    await expect(liked.children).toHaveLength(3);
  },
};

export const SigningOut: Story = {
  parameters: looksAlike,
  beforeEach: () => void opened.mockClear(),
  decorators: [homeOf(full('ru-RU'), { profile: rich })],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Здравствуйте, Анна' });
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }));
    await expect(opened).toHaveBeenCalledWith({ id: 'logout', props: {} });
  },
};

export const InKazakh: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [homeOf(full('kk-KZ'), { profile: rich, locale: 'kk-KZ' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Сәлеметсіз бе, Анна' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^1\s274 бонус$/ })).toBeVisible();
  },
};

/** Of a member who has just registered, with her mailbox still to be confirmed. */
export const NothingYet: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [
    homeOf(nothing, { profile: { isEmailConfirmed: false, unconfirmedEmail: 'anna@example.com' } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/На anna@example.com отправлено письмо/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: '0 бонусов' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Избранное' })).toBeNull();
  },
};

/** Neither her orders nor what she likes has come: each can be asked for again, and the rest is of use. */
export const PartsNotLoaded: Story = {
  decorators: [homeOf({}, { profile: rich })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Избранное не загрузилось')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Повторить' })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^1\s274 бонуса$/ })).toBeVisible();
  },
};

/** Before anything has come. */
export const Loading: Story = {
  decorators: [
    withShop({
      actor: 'member',
      replies: Object.fromEntries(
        ['GET /account', 'GET /orders', 'GET /favorites'].map((called) => [
          called,
          () => new Promise<never>(() => {}),
        ]),
      ),
    }),
  ],
};

/** Without the flag of the new account the home says who it is, and no more. */
export const WithoutTheNewAccount: Story = {
  tags: ['FLAG-15'],
  decorators: [
    homeOf(
      {
        ...nothing,
        'GET /session': { ...sessionIn('ru-RU', 'member'), flags: { ...visibleFlags, newAccount: false } },
      },
      { profile: rich },
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Здравствуйте, Анна' })).toBeVisible();
    await expect(canvas.queryByText(/Уровень карты/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Мои заказы' })).toBeNull();
  },
};

/** A guest is asked to sign in, and sees no part of the home. */
export const Guest: Story = {
  tags: ['PROF-06'],
  decorators: [withShop({ handlers: [supplying(openModalFx, opened)] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Личный кабинет' })).toBeNull();
  },
};
