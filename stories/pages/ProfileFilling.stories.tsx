import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import type { RequestHandler } from 'msw';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Locale } from '@rukav/contract';
import { getAccount, getProfileFilling, putProfile } from '@rukav/contract/account/calls.ts';
import {
  GetAccount,
  GetProfileFilling,
  PutProfile,
  type FullAccount,
  type ProfileFilling,
} from '@rukav/contract/account/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession, type Session } from '@rukav/contract/session/schemas.ts';
import { $clock } from '@rukav/features/clock';
import { pauseFx } from '@rukav/features/profile';
import { FillingPage } from '@rukav/features/profile-filling/view';
import { session } from '@rukav/features/session';
import { inModes, looksAlike } from '../../.storybook/modes.ts';
import { aMember } from '../features/personal-data/member.tsx';
import { holding, sessionIn, storyTime, supplying } from '../features/scope.tsx';
import { answer, fail } from './answers.ts';
import { onSite } from './site.tsx';

/** The landing of the promotion that rewards filled profiles. */
const meta = {
  component: FillingPage,
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof FillingPage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

interface Told {
  state?: ProfileFilling['state'];
  actor?: Session['actor'];
  profile?: FullAccount;
  locale?: Locale;
  more?: readonly RequestHandler[];
  /** Lets some ms pass; by default they never do. */
  pause?: (duration: number) => Promise<void>;
  now?: () => number;
}

/** The landing as it is for somebody, a member unless it says otherwise. */
const told = ({
  state = 'open',
  actor = 'member',
  profile = aMember(),
  locale,
  more = [],
  pause = () => new Promise(() => {}),
  now = () => storyTime,
}: Told = {}) =>
  onSite({
    ...(locale && { locale }),
    values: [holding($clock, { now })],
    handlers: [supplying(pauseFx, pause)],
    answers: (spoken) => [
      ...more,
      answer(getSession, GetSession, sessionIn(spoken, actor)),
      answer(getProfileFilling, GetProfileFilling, { state, bonuses: 300 }),
      answer(getAccount, GetAccount, { profile: actor === 'member' ? profile : null }),
    ],
    arrive: (scope) => allSettled(session.openFx, { scope, params: {} }),
  });

const unknown = { gender: null, birthday: null, city: null, children: [] };
const unconfirmed = { isEmailConfirmed: false, unconfirmedEmail: 'anna@example.com' };
const heading = ({ canvas }: Played, name: string | RegExp, level = 2) =>
  canvas.findByRole('heading', { level, name });
const goOn = ({ canvas, userEvent }: Played) =>
  userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));

/** A guest sees what is offered, and is asked to sign in. */
export const Default: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  tags: ['PROF-35', 'PROF-36'],
  decorators: told({ actor: 'guest' }),
  play: async (played) => {
    await expect(await heading(played, '300 бонусов за заполненный профиль', 1)).toBeVisible();
    const page = within(played.canvas.getByRole('main'));
    await expect(await page.findByRole('button', { name: 'Войти' })).toBeVisible();
  },
};

/** What is missing is named, and the step stays. */
export const PersonalData: Story = {
  tags: ['PROF-36'],
  decorators: told({ profile: aMember({ ...unknown, ...unconfirmed }) }),
  play: async (played) => {
    await expect(await heading(played, 'О вас')).toBeVisible();
    const steps = played.canvas.getByRole('list', { name: 'Шаги' });
    await expect(within(steps).getByText('О вас').closest('li')).toHaveAttribute('aria-current', 'step');
    await goOn(played);
    await expect(await played.canvas.findByRole('link', { name: 'Укажите пол' })).toBeVisible();
    await expect(played.canvas.getByRole('heading', { level: 2, name: 'О вас' })).toBeVisible();
  },
};

const saved = fn();
const saving = answer(putProfile, PutProfile, ({ body: { version, ...fields } }) => {
  saved(fields);
  return { profile: aMember({ version: version + 1 }) };
});
let isRewarded = false;

/** All steps of a member whose mailbox is confirmed: each saves what is written, and the next takes the focus. */
export const AllSteps: Story = {
  parameters: { chromatic: inModes('day') },
  tags: ['PROF-36'],
  decorators: told({
    more: [
      saving,
      answer(getProfileFilling, GetProfileFilling, (): ProfileFilling => {
        const before = isRewarded;
        isRewarded = true;
        return { state: before ? 'filled' : 'open', bonuses: 300 };
      }),
    ],
  }),
  beforeEach: () => {
    isRewarded = false;
    saved.mockClear();
  },
  play: async (played) => {
    await heading(played, 'О вас');
    await goOn(played);
    await waitFor(async () => expect(await heading(played, 'Дети')).toHaveFocus());
    await goOn(played);
    await expect(await heading(played, 'Новости')).toBeVisible();
    await expect(saved).toHaveBeenCalledTimes(2);
    await goOn(played);
    await expect(await heading(played, 'Спасибо, профиль заполнен', 1)).toBeVisible();
    await expect(played.canvas.getByText('300 бонусов уже на карте клуба.')).toBeVisible();
    await expect(played.canvas.getByRole('link', { name: 'К карте клуба' })).toBeVisible();
  },
};

/** Whoever has filled everything else begins at her mailbox; she may ask by herself. */
export const Email: Story = {
  tags: ['PROF-36'],
  decorators: told({ profile: aMember(unconfirmed) }),
  play: async (played) => {
    await expect(await heading(played, 'Почта')).toBeVisible();
    await expect(played.canvas.getByText(/эта страница сама покажет бонусы/)).toBeVisible();
    await played.userEvent.click(played.canvas.getByRole('button', { name: 'Проверить' }));
    await expect(await played.canvas.findByText('Почта пока не подтверждена.')).toBeVisible();
  },
};

let time = storyTime;
const pauses: number[] = [];

/** Nobody has opened the link for ten minutes. */
export const GivenUp: Story = {
  parameters: looksAlike,
  tags: ['PROF-40', 'PROF-41'],
  decorators: told({
    profile: aMember(unconfirmed),
    now: () => time,
    pause: async (duration) => {
      pauses.push(duration);
      time += duration;
    },
  }),
  beforeEach: () => {
    time = storyTime;
    pauses.length = 0;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/больше не проверяем почту сами/)).toBeVisible();
    await expect(new Set(pauses)).toEqual(new Set([20_000]));
    await expect(time - storyTime).toBe(600_000);
  },
};

/** An account that an order has made may have no mailbox yet. */
export const WithoutMailbox: Story = {
  parameters: looksAlike,
  decorators: told({ profile: aMember({ email: null, isEmailConfirmed: false }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Осталось указать почту/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Добавить почту' })).toBeVisible();
  },
};

export const Unavailable: Story = {
  parameters: looksAlike,
  tags: ['PROF-37'],
  decorators: told({ state: 'unavailable' }),
  play: async (played) => {
    await expect(await heading(played, 'Акция сейчас недоступна', 1)).toBeVisible();
  },
};

export const Ended: Story = {
  parameters: { chromatic: inModes('day') },
  tags: ['PROF-38'],
  decorators: told({ state: 'ended', actor: 'guest' }),
  play: async (played) => {
    await expect(await heading(played, 'Акция закончилась', 1)).toBeVisible();
    await expect(played.canvas.queryByRole('heading', { name: 'Войдите, чтобы продолжить' })).toBeNull();
  },
};

export const Filled: Story = {
  parameters: looksAlike,
  tags: ['PROF-39'],
  decorators: told({ state: 'filled' }),
  play: async (played) => {
    await expect(await heading(played, 'Вы уже получили бонусы за профиль', 1)).toBeVisible();
    await expect(played.canvas.getByRole('link', { name: 'К карте клуба' })).toHaveAttribute(
      'href',
      '/personal/club',
    );
  },
};

export const NotLoaded: Story = {
  parameters: looksAlike,
  decorators: told({ more: [fail(getProfileFilling)] }),
  play: async (played) => {
    await expect(await heading(played, 'Страница не загрузилась', 1)).toBeVisible();
  },
};

/** The bonuses cannot be asked for at the end: the step stays, and so does all that was saved. */
export const NotAnswered: Story = {
  parameters: looksAlike,
  decorators: told({
    more: [
      saving,
      answer(getProfileFilling, GetProfileFilling, { state: 'open', bonuses: 300 }, { once: true }),
      fail(getProfileFilling),
    ],
  }),
  play: async (played) => {
    for (const step of ['О вас', 'Дети', 'Новости']) {
      await heading(played, step);
      await goOn(played);
    }
    await expect(await played.canvas.findByText(/Не получилось узнать, начислены ли бонусы/)).toBeVisible();
    await expect(played.canvas.getByRole('heading', { level: 2, name: 'Новости' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: told({ locale: 'kk-KZ', profile: aMember({ ...unknown, ...unconfirmed }) }),
  play: async (played) => {
    await expect(await heading(played, 'Толтырылған профиль үшін 300 бонус', 1)).toBeVisible();
    await expect(await heading(played, 'Сіз туралы')).toBeVisible();
  },
};
