import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FeedbackPage } from '@rukav/features/feedback/view';
import { inModes } from '../../../.storybook/modes.ts';
import { refusingFields, throwing } from '../personal-data/member.tsx';
import { refused, withShop, type Replies } from '../scope.tsx';

const meta = { component: FeedbackPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof FeedbackPage
>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

const answering = (replies: Replies) => [withShop({ replies })];
const send = ({ canvas, userEvent }: Played) =>
  userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));

async function write({ canvas, userEvent }: Played) {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Имя/ }), 'Анна');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Электронная почта/ }), 'anna@example.com');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Тема/ }), 'Возврат');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Сообщение/ }), 'Не подошёл размер');
}

const sent = fn(() => ({}));
export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['PROF-44'],
  decorators: answering({ 'POST /event': sent }),
  play: async (played) => {
    await write(played);
    await send(played);

    await expect(await played.canvas.findByRole('heading', { name: 'Сообщение у нас' })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      body: {
        eventType: 'feedback',
        data: { name: 'Анна', email: 'anna@example.com', theme: 'return', message: 'Не подошёл размер' },
      },
    });
  },
};

export const NothingIsWritten: Story = {
  tags: ['PROF-45', 'PROF-46', 'PROF-47', 'PROF-48'],
  decorators: [withShop()],
  play: async (played) => {
    const { canvas, userEvent } = played;
    await userEvent.click(canvas.getByRole('textbox', { name: /^Сообщение/ }));
    await userEvent.paste('я'.repeat(3001));
    await send(played);

    const summary = await canvas.findByRole('alert');
    for (const text of ['Укажите имя', 'Укажите почту', 'Выберите тему', 'В сообщении не больше 3000 знаков'])
      await expect(within(summary).getByRole('link', { name: text })).toBeVisible();
  },
};

export const FoundByTheServer: Story = {
  decorators: answering({
    'POST /event': refusingFields(['data.name', 'data.email', 'data.theme', 'data.message']),
  }),
  play: async (played) => {
    await write(played);
    for (const text of [/Укажите имя/, /Проверьте адрес почты/, /не больше 3000 знаков/]) {
      await send(played);
      await waitFor(async () => expect(await played.canvas.findByRole('alert')).toHaveTextContent(text));
    }
  },
};

export const NotSent: Story = {
  decorators: answering({ 'POST /event': throwing(refused('unexpected', 500)) }),
  play: async (played) => {
    await write(played);
    await send(played);
    await expect(await played.canvas.findByText(/осталось на месте/)).toBeVisible();
    await expect(played.canvas.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна');
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Жіберу' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Атыңызды көрсетіңіз');
  },
};
