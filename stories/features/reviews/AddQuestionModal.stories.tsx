import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { lost } from '../../../features/src/domain/reviews/review-builders.ts';
import { withShop } from '../scope.tsx';
import { OpenedModal } from './OpenedModal.tsx';
import { isSeen } from './play.ts';

const sent = fn();
const replies = {
  'POST /product/{id}/question': ({ body }: { body: unknown }) => {
    sent(body);
    return { id: 'q1', state: 'moderation' };
  },
};

const meta = {
  component: OpenedModal,
  args: { id: 'add-question', productName: 'Платье из льна с поясом' },
  decorators: [withShop({ replies })],
} satisfies Meta<typeof OpenedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.findByRole('button', { name: 'Отправить вопрос' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const InKazakh: Story = {
  args: { productName: 'Белбеуі бар ұзын зығыр көйлек' },
  decorators: [withShop({ locale: 'kk-KZ', replies })],
};

export const OnlyTheTextAndTheAgreementsAreAskedFor: Story = {
  tags: ['REV-15', 'REV-17'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Почта/ }), 'почта');
    await userEvent.click(await submit());

    const summary = await screen.findByRole('alert');
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Напишите вопрос',
      'Проверьте почту: до @ пишут латинскими буквами. Пример: anna@example.ru',
      'Без согласия с правилами отправить нельзя',
      'Без согласия на обработку данных отправить нельзя',
    ]);
  },
};

export const ALongQuestionIsNotSentAndNotCutOff: Story = {
  tags: ['REV-16'],
  play: async ({ userEvent }) => {
    sent.mockClear();
    const question = await screen.findByRole('textbox', { name: /^Вопрос/ });
    await userEvent.click(question);
    await userEvent.paste('я'.repeat(1501));
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await submit());

    await expect(
      await screen.findByRole('link', { name: 'Сократите текст до 1500 знаков' }),
    ).toBeInTheDocument();
    await expect(question).toHaveValue('я'.repeat(1501));
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const AQuestionGoesOutWithTheMailForTheAnswer: Story = {
  tags: ['REV-14'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Вопрос/ }), 'Садится ли после стирки?');
    await userEvent.type(field(/Почта/), 'anna@example.test');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await submit());

    await isSeen(/Вопрос и ответ появятся/);
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ productId: 'dress', author: '', email: 'anna@example.test' }),
    );
  },
};

export const WhenTheServiceIsAwayTheQuestionStays: Story = {
  decorators: [withShop({ replies: { 'POST /product/{id}/question': () => lost() } })],
  tags: ['REV-24', 'ERR-064'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Вопрос/ }), 'Мнётся?');
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(await submit());

    await isSeen(/Сервис сейчас недоступен/);
    await waitFor(() => expect(field(/^Вопрос/)).toHaveValue('Мнётся?'));
  },
};
