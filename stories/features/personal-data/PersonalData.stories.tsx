import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { openModalFx, showToastFx } from '@rukav/features/overlays';
import { PersonalDataPage } from '@rukav/features/personal-data/view';
import { inModes } from '../../../.storybook/modes.ts';
import { refused, sessionIn, supplying, withShop } from '../scope.tsx';
import { aMember, memberShop, refusingFields, throwing } from './member.tsx';

const meta = { component: PersonalDataPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof PersonalDataPage
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const opened = fn();
const told = fn();
const overlays = [supplying(openModalFx, opened), supplying(showToastFx, told)];
const save = ({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, name = 'Сохранить') =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['PROF-07', 'PROF-02'],
  decorators: [memberShop({ handlers: overlays })],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна'));
    await expect(canvas.getByRole('radio', { name: 'Женский' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Мальчик' })).toBeChecked();
    await expect(canvas.getByText(/^\+7.916.123/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Скачать файл/ })).toHaveAttribute(
      'href',
      '/api/v3/account/export',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Изменить почту' }));
    await expect(opened).toHaveBeenCalledWith({ id: 'data-change', props: { changing: 'email' } });
  },
};

export const NothingIsKnownYet: Story = {
  tags: ['PROF-16', 'PROF-17', 'PROF-18', 'PROF-43', 'ERR-095', 'ERR-109', 'ERR-110'],
  decorators: [
    memberShop({
      profile: aMember({
        firstName: null,
        lastName: null,
        email: null,
        hasPassword: false,
        gender: null,
        birthday: null,
        city: null,
        children: [],
      }),
    }),
  ],
  play: async (played) => {
    const { canvas } = played;
    await canvas.findByRole('form', { name: 'Мои данные' });
    await expect(canvas.getAllByText('—')).toHaveLength(2);
    await save(played);

    const summary = await canvas.findByRole('alert');
    for (const text of ['Укажите имя', 'Укажите пол', 'Укажите день рождения', 'Укажите город'])
      await expect(within(summary).getByRole('link', { name: text })).toBeVisible();
  },
};

export const ADayThatHasNotComeYet: Story = {
  tags: ['PROF-19', 'PROF-20', 'ERR-111'],
  decorators: [memberShop({ profile: aMember({ children: [] }) })],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await waitFor(() =>
      expect(canvas.getByLabelText(/^День рождения/, { selector: 'input' })).toHaveValue('1990-02-28'),
    );
    // As the calendar of the browser writes it: whole.
    await fireEvent.change(canvas.getByLabelText(/^День рождения/, { selector: 'input' }), {
      target: { value: '2090-01-01' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ребёнка' }));
    await save(played);

    const summary = await canvas.findByRole('alert');
    for (const text of [
      'Этот день ещё не наступил. Проверьте дату',
      'Ребёнок 1: укажите, девочка или мальчик',
      'Ребёнок 1: укажите день рождения',
    ])
      await expect(within(summary).getByRole('link', { name: text })).toBeVisible();
    const child = canvas.getByRole('group', { name: 'Ребёнок 1' });
    await userEvent.click(within(child).getByRole('button', { name: 'Убрать: ребёнок 1' }));
    await expect(canvas.queryByRole('group', { name: 'Ребёнок 1' })).toBeNull();
  },
};

const saved = fn(({ body }: { body: object }) => ({
  profile: { ...aMember(), ...body, city: aMember().city },
}));
export const AChildIsAdded: Story = {
  tags: ['PROF-20'],
  decorators: [
    memberShop({
      profile: aMember({ children: [] }),
      replies: { 'PUT /profile': saved },
      handlers: overlays,
    }),
  ],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна'));
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить ребёнка' }));
    const child = within(canvas.getByRole('group', { name: 'Ребёнок 1' }));
    await userEvent.click(child.getByRole('radio', { name: 'Девочка' }));
    await fireEvent.change(child.getByLabelText(/^День рождения/), { target: { value: '2021-03-04' } });
    await save(played);

    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        body: expect.objectContaining({
          children: [{ gender: 'female', birthday: '2021-03-04' }],
          version: 3,
        }),
      }),
    );
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'data.saved' })),
    );
  },
};

const everyField = [
  'firstName',
  'lastName',
  'secondName',
  'gender',
  'birthday',
  'cityId',
  'children.0.gender',
  'children.0.birthday',
];
const readsEachCheck =
  (name: string, texts: readonly RegExp[]): NonNullable<Story['play']> =>
  async (played) => {
    await waitFor(() => expect(played.canvas.getAllByRole('textbox')[1]).toHaveValue('Анна'));
    for (const text of texts) {
      await save(played, name);
      const summary = await played.canvas.findByRole('alert');
      await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(everyField.length));
      await expect(summary).toHaveTextContent(text);
    }
  };
export const FoundByTheServer: Story = {
  tags: ['ERR-095', 'ERR-109', 'ERR-110', 'ERR-111'],
  decorators: [memberShop({ replies: { 'PUT /profile': refusingFields(everyField) } })],
  play: readsEachCheck('Сохранить', [
    /Укажите имя.*Укажите пол.*Укажите день рождения.*Ребёнок 1: укажите день рождения/,
    /Имя: только русские.*Такого дня нет.*Выберите город.*Ребёнок 1: такого дня нет/,
    /Не больше 64 букв/,
  ]),
};
export const FoundByTheServerInKazakh: Story = {
  tags: ['ERR-095', 'ERR-109', 'ERR-110', 'ERR-111'],
  decorators: [memberShop({ locale: 'kk-KZ', replies: { 'PUT /profile': refusingFields(everyField) } })],
  play: readsEachCheck('Сақтау', [
    /Атыңызды көрсетіңіз.*Жынысын көрсетіңіз.*Туған күніңізді көрсетіңіз/,
    /Аты: тек орыс.*Мұндай күн жоқ.*Қаланы тізімнен таңдаңыз/,
    /64 әріптен аспауы керек/,
  ]),
};

export const NotSaved: Story = {
  decorators: [memberShop({ replies: { 'PUT /profile': throwing(refused('unexpected', 500)) } })],
  play: async (played) => {
    const name = await played.canvas.findByRole('textbox', { name: /^Имя/ });
    await waitFor(() => expect(name).toHaveValue('Анна'));
    await save(played);
    await expect(await played.canvas.findByText(/осталось на месте/)).toBeVisible();
    await expect(name).toHaveValue('Анна');
  },
};

export const NotLoaded: Story = {
  decorators: [withShop({ actor: 'member' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Данные не загрузились' })).toBeVisible();
  },
};

/** Accounts cannot be ended while the flag is off. */
export const WithoutDeletion: Story = {
  tags: ['FLAG-05'],
  decorators: [
    memberShop({
      replies: {
        'GET /session': {
          ...sessionIn('ru-RU', 'member'),
          flags: { ...visibleFlags, accountDeletion: false },
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Скачать файл/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Удалить аккаунт' })).toBeNull());
  },
};

export const InKazakh: Story = {
  decorators: [memberShop({ locale: 'kk-KZ' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Менің деректерім', level: 1 })).toBeVisible();
  },
};
