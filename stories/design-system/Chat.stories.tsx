import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Chat, type ChatMessage } from '@rukav/design-system/Chat';
import { inModes } from '../../.storybook/modes.ts';

const at = (label: string) => ({ label, dateTime: `2026-11-14T${label}:00+03:00` });

const messages: readonly ChatMessage[] = [
  { id: '1', from: 'them', author: 'Помощник', text: 'Здравствуйте. Чем помочь?', time: at('14:18') },
  { id: '2', from: 'me', author: 'Вы', text: 'Где мой заказ № 1024-7781?', time: at('14:19') },
  {
    id: '3',
    from: 'them',
    author: 'Помощник',
    text: 'Он уже в магазине на Тверской, 12.\nХраним до 21 ноября, паспорт не нужен: назовите номер заказа.',
    time: at('14:19'),
  },
];

const meta = {
  component: Chat,
  args: {
    title: 'Помощник магазина',
    note: 'Отвечаем за пару минут',
    closeLabel: 'Закрыть чат',
    onClose: fn(),
    logLabel: 'Сообщения',
    messages,
    field: { label: 'Сообщение', send: 'Отправить' },
    onSend: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '42rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Chat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Empty: Story = { args: { messages: [] } };
export const Typing: Story = { args: { typing: 'Помощник печатает' } };

export const Statuses: Story = {
  args: {
    messages: [
      ...messages,
      {
        id: '4',
        from: 'me',
        author: 'Вы',
        text: 'Можно продлить хранение?',
        time: at('14:20'),
        status: { label: 'Не отправлено', tone: 'danger' },
      },
      {
        id: '5',
        from: 'me',
        author: 'Вы',
        text: 'И вернуть рубашку там же?',
        time: at('14:21'),
        status: { label: 'Отправляется', tone: 'neutral' },
      },
    ],
  },
};

export const LongKazakhTexts: Story = {
  args: {
    title: 'Дүкеннің онлайн көмекшісі',
    note: 'Әдетте бірнеше минут ішінде жауап береміз',
    field: { label: 'Хабарламаңызды жазыңыз', send: 'Жіберу' },
    messages: [
      {
        id: '1',
        from: 'them',
        author: 'Көмекші',
        text: 'Сәлеметсіз бе! Тапсырысыңыз «Mega Silk Way» сауда орталығындағы дүкенге жеткізілді.',
        time: at('14:19'),
      },
      { id: '2', from: 'me', author: 'Сіз', text: 'Рақмет, ертең алып кетемін.', time: at('14:20') },
    ],
  },
};

export const AFewHundredMessages: Story = {
  args: {
    messages: Array.from({ length: 40 }, (_, index) => ({
      id: String(index),
      from: index % 2 ? ('me' as const) : ('them' as const),
      author: index % 2 ? 'Вы' : 'Помощник',
      text: `Сообщение ${index + 1}`,
      time: at('14:19'),
    })),
  },
  play: async ({ canvas }) => {
    const last = canvas.getByText('Сообщение 40').getBoundingClientRect();
    const log = canvas.getByRole('log').getBoundingClientRect();

    await expect(last.bottom).toBeLessThanOrEqual(log.bottom);
  },
};

export const ItIsNoLargerThanItMayBe: Story = {
  tags: ['SHELL-25'],
  args: { messages: [...messages, ...messages.map((one) => ({ ...one, id: `${one.id}b` }))] },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('dialog').getBoundingClientRect();

    await expect(Math.round(width)).toBeLessThanOrEqual(Math.max(476, innerWidth < 768 ? innerWidth : 0));
    await expect(Math.round(height)).toBeLessThanOrEqual(640);
  },
};

export const EnterSendsAndTheFieldIsEmptyAgain: Story = {
  render: (args) => <Talk {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Сообщение' });
    await waitFor(() => expect(field).toHaveFocus());

    await userEvent.keyboard('   {Enter}');
    await userEvent.clear(field);
    await userEvent.type(field, 'Спасибо{Enter}');

    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('log', { name: 'Сообщения' })).toHaveTextContent('Вы: Спасибо');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

function Talk(args: ComponentProps<typeof Chat>) {
  const [said, setSaid] = useState(messages);
  const say = (text: string) =>
    setSaid((last) => [
      ...last,
      { id: String(last.length + 1), from: 'me', author: 'Вы', text, time: at('14:22') },
    ]);

  return <Chat {...args} messages={said} onSend={say} />;
}

export const EscapeClosesIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Сообщение' })).toHaveFocus());

    await userEvent.keyboard('{Escape}');

    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
