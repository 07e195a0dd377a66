import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, within } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { getBonuses, getBonusHistory, getQrCode } from '@rukav/contract/loyalty/calls.ts';
import {
  GetBonuses,
  GetBonusHistory,
  GetQrCode,
  type BonusEntry,
  type Bonuses,
} from '@rukav/contract/loyalty/schemas.ts';
import { getCoupons } from '@rukav/contract/loyalty/coupon-calls.ts';
import { GetCoupons, type Coupon } from '@rukav/contract/loyalty/coupons.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { session } from '@rukav/features/session';
import { ClubPage } from '@rukav/features/club/view';
import { openModalFx } from '@rukav/features/overlays';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { sessionIn, supplying } from '../features/scope.tsx';
import { answer, fail, neverAnswer } from './answers.ts';
import { aCoupon, anActiveCoupon } from './coupons.ts';
import { onSiteWithModals, readError } from './refused.tsx';
import { onSite, type Visit } from './site.tsx';

const meta = {
  component: ClubPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof ClubPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const number = '1000000042';
const some = (changes: Partial<Bonuses> = {}): Bonuses => ({
  level: 'bonus_plus',
  balance: 1250,
  cashbackBonuses: 1130,
  promotionalBonuses: 120,
  nearestExpiry: { date: '2026-12-15', bonuses: 120 },
  upcoming: [
    { orderNumber: 'A1-1001', bonuses: 350, waitsFor: 'delivery' },
    { orderNumber: 'A1-0990', bonuses: 70, waitsFor: 'email' },
  ],
  currency: 'RUB',
  purchaseSum: 2_140_000,
  nextLevel: { level: 'bonus_super', missing: 860_100 },
  cashbackPercent: 7,
  cashbackStep: 50_000,
  ...changes,
});
const entry = (changes: Partial<BonusEntry>): BonusEntry => ({
  id: 'e1',
  date: '2026-11-20T10:00:00+03:00',
  reason: 'earned',
  kind: 'cashback',
  description: 'Кешбэк за заказ',
  bonuses: 350,
  promotion: null,
  availableUntil: '2027-01-31',
  orderNumber: 'A1-0980',
  ...changes,
});
const entries = [
  entry({}),
  entry({
    id: 'e2',
    reason: 'gift',
    kind: 'gift',
    description: 'Подарок от магазина',
    promotion: 'Осенние выходные',
    bonuses: 120,
    availableUntil: '2026-12-15',
    orderNumber: null,
  }),
  entry({
    id: 'e3',
    reason: 'burnt',
    description: 'Срок бонусов истёк',
    bonuses: -80,
    availableUntil: null,
    orderNumber: null,
  }),
];

const memberOf = (
  changes: Partial<Bonuses> = {},
  {
    locale,
    history = entries,
    coupons = [],
  }: { locale?: Locale; history?: readonly BonusEntry[]; coupons?: readonly Coupon[] } = {},
) =>
  onSite({
    ...(locale && { locale }),
    answers: (spoken) => [
      answer(getSession, GetSession, sessionIn(spoken, 'member')),
      answer(getBonuses, GetBonuses, { bonuses: some(changes) }),
      answer(getQrCode, GetQrCode, { value: number }),
      answer(getCoupons, GetCoupons, { coupons: [...coupons] }),
      answer(getBonusHistory, GetBonusHistory, { entries: [...history], total: history.length }),
    ],
    arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
  });

/** The second level, with bonuses that burn soon and two orders on their way. */
export const Default: Story = {
  tags: ['CLUB-03', 'CLUB-04', 'CLUB-06', 'CLUB-09', 'CLUB-10'],
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast') },
  decorators: memberOf(),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Карта клуба' });
    await expect(within(card).getByRole('heading', { name: 'Бонус Плюс' })).toBeVisible();
    await expect(card).toHaveTextContent('120 бонусов сгорят после 15.12.2026');
    await expect(
      await within(card).findByRole('img', { name: 'QR-код карты клуба. Покажите его на кассе' }),
    ).toBeVisible();
    await expect(canvas.getByText('Покупки: 21 400 ₽')).toBeVisible();
    await expect(canvas.getByText('осталось 8 601 ₽')).toBeVisible();
    await expect(canvas.getByText('За заказ № A1-1001')).toBeVisible();
    await expect(canvas.getByText(/как только вы подтвердите почту/)).toBeVisible();
    const table = await canvas.findByRole('table', { name: 'История бонусов' });
    await expect(within(table).getByText('−80')).toBeVisible();
  },
};

/** Coupons that are not used yet are offered, three at most. */
export const WithPersonalOffers: Story = {
  tags: ['CLUB-05'],
  decorators: memberOf(
    {},
    {
      coupons: [
        aCoupon(),
        anActiveCoupon({ id: 'two', percent: 20 }),
        aCoupon({ id: 'used', used: true, state: 'used', title: 'На трикотаж' }),
      ],
    },
  ),
  play: async ({ canvas }) => {
    const offers = await canvas.findByRole('list', { name: 'Ваши предложения' });
    await expect(within(offers).getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Все купоны' })).toHaveAttribute(
      'href',
      '/personal/coupons',
    );
  },
};

/** In Kazakhstan cashback is counted by steps of 2 500 tenge. */
export const CashbackInTenge: Story = {
  tags: ['CLUB-14'],
  decorators: memberOf({ currency: 'KZT', cashbackStep: 250_000 }, { locale: 'kk-KZ' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/әрбір 2 500 ₸/)).toBeVisible();
  },
};

const atLevel = (
  currency: Bonuses['currency'],
  level: Bonuses['level'],
  purchaseSum: number,
  nextLevel: Bonuses['nextLevel'],
) => memberOf({ currency, level, purchaseSum, nextLevel, nearestExpiry: null, upcoming: [] });

/** One rouble before the second level. */
export const JustBelowTheSecondLevel: Story = {
  tags: ['CLUB-19', 'CLUB-20'],
  decorators: atLevel('RUB', 'bonus', 1_500_000, { level: 'bonus_plus', missing: 100 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Бонус' })).toBeVisible();
    await expect(canvas.getByText('До уровня «Бонус Плюс»')).toBeVisible();
    await expect(canvas.getByText('осталось 1 ₽')).toBeVisible();
  },
};

/** One tenge before the third level. */
export const JustBelowTheThirdLevelInTenge: Story = {
  tags: ['CLUB-19', 'CLUB-21'],
  decorators: atLevel('KZT', 'bonus_plus', 15_000_000, { level: 'bonus_super', missing: 100 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Бонус Плюс' })).toBeVisible();
    await expect(canvas.getByText('осталось 1 ₸')).toBeVisible();
  },
};

export const HighestLevel: Story = {
  tags: ['CLUB-19'],
  decorators: atLevel('RUB', 'bonus_super', 3_000_100, null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('У вас самый высокий уровень.')).toBeVisible();
  },
};

export const Employee: Story = {
  decorators: memberOf({ level: 'employee', nextLevel: null, cashbackPercent: 10 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Сотрудник' })).toBeVisible();
  },
};

/** Nothing was bought yet. */
export const NewMember: Story = {
  decorators: memberOf(
    {
      level: 'bonus',
      balance: 0,
      cashbackBonuses: 0,
      promotionalBonuses: 0,
      nearestExpiry: null,
      upcoming: [],
      purchaseSum: 0,
      nextLevel: { level: 'bonus_plus', missing: 1_500_100 },
      cashbackPercent: 5,
    },
    { history: [] },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Здесь будет видно, когда и за что пришли бонусы.')).toBeVisible();
    await expect(canvas.getByText('Бонусы за следующий заказ появятся здесь.')).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: memberOf({ currency: 'KZT' }, { locale: 'kk-KZ' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Клуб картасы' })).toBeVisible();
  },
};

/** The page came and the history did not: it alone can be asked for again. */
export const HistoryFailed: Story = {
  decorators: onSite({
    answers: (locale) => [
      answer(getSession, GetSession, sessionIn(locale, 'member')),
      answer(getBonuses, GetBonuses, { bonuses: some() }),
      answer(getQrCode, GetQrCode, { value: number }),
      answer(getCoupons, GetCoupons, { coupons: [] }),
      fail(getBonusHistory, { once: true }),
      answer(getBonusHistory, GetBonusHistory, { entries, total: 3 }),
    ],
    arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('История не загрузилась.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(await canvas.findByRole('table', { name: 'История бонусов' })).toBeVisible();
  },
};

const withoutClub: Visit = {
  answers: (locale) => [
    answer(getSession, GetSession, sessionIn(locale, 'member')),
    fail(getBonuses),
    neverAnswer(getQrCode),
    neverAnswer(getBonusHistory),
  ],
  arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
};

export const LoadingFailed: Story = {
  decorators: onSite({ ...withoutClub, handlers: [supplying(openModalFx, () => undefined)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Данные клуба не загрузились' })).toBeVisible();
  },
};

/** Here the page is of no use without the club; in the cart an order can be paid without it. */
export const TheClubIsUnavailable: Story = {
  tags: ['ERR-092'],
  parameters: looksAlike,
  decorators: onSiteWithModals(withoutClub),
  play: async ({ userEvent }) =>
    readError(userEvent, {
      title: 'Внимание',
      text: 'Клуб сейчас недоступен. Карта и бонусы на месте: обновите страницу чуть позже.',
      buttons: ['Обновить страницу', 'Отмена'],
    }),
};

/** Nobody is signed in. */
export const Guest: Story = {
  decorators: onSite({ answers: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Войдите, чтобы увидеть карту клуба и бонусы.')).toBeVisible();
  },
};
