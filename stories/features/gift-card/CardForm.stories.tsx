import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { CardForm } from '@rukav/features/gift-card/view';
import { refused, withShop } from '../scope.tsx';

const tried = fn();
const applied = { currency: 'RUB', applied: 300_000, balance: 0, due: 99_900 } as const;
const answering = (answer: unknown) => ({
  replies: {
    'POST /order/{number}/apply-gift-card': (request: { body: unknown }) => {
      tried(request.body);
      return answer;
    },
    'GET /gift-card/{cardNumber}': {
      ending: '1234',
      currency: 'RUB',
      sum: 500_000,
      balance: 200_100,
      expiresOn: '2029-11-21',
    },
    'GET /gift-card/{cardNumber}/restore': { sentTo: 'a•••@example.com', left: 2 },
  },
});
const failing = (code: string, status = 409) => ({
  replies: {
    'POST /order/{number}/apply-gift-card': () => {
      throw refused(code, status);
    },
    'GET /gift-card/{cardNumber}/restore': () => {
      throw refused(code, status);
    },
  },
});

const meta = {
  component: CardForm,
  args: { orderNumber: 'A-1001' },
  decorators: [withShop(answering(applied))],
  beforeEach: () => void tried.mockClear(),
} satisfies Meta<typeof CardForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

async function writeNumber({ canvas, userEvent }: Played, number = '4276 1600 1234 1234') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Номер карты' }), number);
  await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
}
async function writePin(played: Played, pin = '482913') {
  const { canvas, userEvent } = played;
  await userEvent.type(await canvas.findByRole('textbox', { name: 'PIN-код' }), pin);
  await userEvent.click(canvas.getByRole('button', { name: 'Применить карту' }));
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const NumberThenPinThenApplied: Story = {
  tags: ['GIFT-05', 'GIFT-21', 'API-033'],
  play: async (played) => {
    await writeNumber(played);
    await expect(await played.canvas.findByText('Для карты с номером на 1234')).toBeVisible();
    await writePin(played);

    await expect(await played.canvas.findByRole('status')).toHaveTextContent(/Карта применена: 3\s000/);
    await expect(played.canvas.getByText(/Осталось доплатить 999/)).toBeVisible();
    await expect(tried).toHaveBeenCalledWith({ cardNumber: '4276160012341234', code: '482913' });
  },
};

/** Whoever has the keyboard or a screen reader goes on where the form does. */
export const TheFocusGoesWithTheSteps: Story = {
  parameters: looksAlike,
  play: async (played) => {
    const { canvas, userEvent } = played;
    const number = () => canvas.findByRole('textbox', { name: 'Номер карты' });
    await userEvent.type(await number(), '4276160012341234{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'PIN-код' })).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Другой номер' }));
    await expect(await number()).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Продолжить' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'PIN-код' }), '482913{Enter}');
    const outcome = await canvas.findByRole('status');
    await expect(outcome.parentElement).toHaveFocus();
  },
};

export const APinIsAskedForOnce: Story = {
  parameters: looksAlike,
  decorators: [
    withShop({
      replies: {
        'GET /gift-card/{cardNumber}/restore': () => {
          tried('pin');
          return new Promise(() => undefined);
        },
      },
    }),
  ],
  play: async (played) => {
    await writeNumber(played);
    const button = await played.canvas.findByRole('button', { name: 'Прислать новый PIN-код' });
    await played.userEvent.dblClick(button);

    await expect(tried).toHaveBeenCalledTimes(1);
  },
};

export const ANumberHasThirteenDigits: Story = {
  tags: ['GIFT-11'],
  play: async (played) => {
    await writeNumber(played, '123456789012');

    const number = played.canvas.getByRole('textbox', { name: 'Номер карты' });
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription(/не меньше 13 цифр/);
  },
};

export const AnApplicationThatFailsReachesTheForm: Story = {
  decorators: [withShop(failing('invalid_pin', 422))],
  tags: ['GIFT-26', 'ERR-037'],
  play: async (played) => {
    await writeNumber(played);
    await writePin(played);

    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('PIN-код неверный');
    await expect(played.canvas.getByRole('button', { name: 'Применить карту' })).toBeEnabled();
    await expect(played.canvas.queryByText(/Карта применена/)).toBeNull();
  },
};

const tells = (words: RegExp) => async (played: Played) => {
  await writeNumber(played);
  await writePin(played);

  await expect(await played.canvas.findByRole('alert')).toHaveTextContent(words);
  await expect(played.canvas.queryByText(/Карта применена/)).toBeNull();
};
export const NotFound: Story = {
  tags: ['ERR-031'],
  decorators: [withShop(failing('card_not_found'))],
  play: tells(/Карты с таким номером нет/),
};
export const UsedForAnotherOrder: Story = {
  tags: ['ERR-032'],
  decorators: [withShop(failing('used_for_another_order'))],
  play: tells(/для другого заказа/),
};
export const AlreadyApplied: Story = {
  tags: ['ERR-033'],
  decorators: [withShop(failing('already_applied'))],
  play: tells(/уже применена к этому/),
};
export const Expired: Story = {
  tags: ['ERR-034'],
  decorators: [withShop(failing('card_expired'))],
  play: tells(/Срок действия карты истёк/),
};
export const Blocked: Story = {
  tags: ['ERR-035'],
  decorators: [withShop(failing('card_blocked'))],
  play: tells(/Карта заблокирована/),
};
export const Withdrawn: Story = {
  parameters: looksAlike,
  decorators: [withShop(failing('card_withdrawn'))],
  play: tells(/банк вернул деньги, за которые её купили/),
};
export const TooManyPins: Story = {
  tags: ['ERR-036', 'GIFT-22'],
  decorators: [withShop(failing('too_many_pin_attempts'))],
  play: tells(/трижды введён неверно, и карта/),
};
export const AnythingElse: Story = {
  tags: ['ERR-039'],
  decorators: [withShop(failing('made_up'))],
  play: tells(/Карту применить не удалось/),
};

export const ANewPinIsSent: Story = {
  tags: ['GIFT-23', 'API-035'],
  play: async (played) => {
    await writeNumber(played);
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: 'Прислать новый PIN-код' }),
    );

    await expect(await played.canvas.findByText(/отправили на a•••@example\.com/)).toBeVisible();
  },
};

export const AFourthPinIsRefused: Story = {
  decorators: [withShop(failing('too_many_pin_requests', 409))],
  tags: ['GIFT-24', 'ERR-038'],
  play: async (played) => {
    await writeNumber(played);
    await played.userEvent.click(
      await played.canvas.findByRole('button', { name: 'Прислать новый PIN-код' }),
    );

    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('трёх раз за 30 минут');
  },
};

export const WithoutAnOrderItTellsTheBalance: Story = {
  args: { orderNumber: undefined as never },
  tags: ['API-034'],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await writeNumber(played);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'PIN-код' }), '482913');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать баланс' }));

    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/На карте 2\s001/));
  },
};

export const InKazakh: Story = { decorators: [withShop({ ...answering(applied), locale: 'kk-KZ' })] };
