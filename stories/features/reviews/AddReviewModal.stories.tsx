import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { photoUrlFx, review } from '@rukav/features/reviews';
import { inModes } from '../../../.storybook/modes.ts';
import { fullReview, lost } from '../../../features/src/domain/reviews/review-builders.ts';
import { pictures } from '../../design-system/pictures/index.ts';
import { refused, supplying, withShop, type Shop } from '../scope.tsx';
import { OpenedModal } from './OpenedModal.tsx';
import { aFile, choose, isSeen } from './play.ts';

const sent = fn();
const replies = {
  'POST /products/review': ({ body }: { body: unknown }) => {
    sent(body);
    return { id: 'r1', state: 'moderation' };
  },
  'POST /reviews/photo': { id: '3f1c0000-0000-4000-8000-000000000000' },
  'GET /cities': {
    cities: [
      { id: 551487, name: 'Казань', region: 'Татарстан' },
      { id: 1508291, name: 'Казань', region: 'Челябинская область' },
    ],
  },
};

/** A shop in which a review is being written. */
const writing = (shop: Shop = {}, draft: Partial<typeof fullReview> = {}) =>
  withShop({
    ...shop,
    replies: { ...replies, ...shop.replies },
    handlers: [supplying(photoUrlFx, ({ name }) => `${pictures.coat.src}#${name}`)],
    started: (scope) => {
      void allSettled(review.opened, { scope, params: 'dress' });
      void allSettled(review.changed, { scope, params: draft });
    },
  });

const meta = {
  component: OpenedModal,
  args: { id: 'add-review', productName: 'Платье из льна с поясом' },
  decorators: [writing()],
} satisfies Meta<typeof OpenedModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => screen.findByRole('button', { name: 'Отправить отзыв' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const InKazakh: Story = {
  args: { productName: 'Белбеуі бар ұзын зығыр көйлек' },
  decorators: [writing({ locale: 'kk-KZ' })],
};

export const WhatIsMissingIsNamedAboveAndAtEachField: Story = {
  tags: ['REV-04', 'REV-06', 'REV-07', 'REV-08', 'REV-13'],
  play: async ({ userEvent }) => {
    await userEvent.click(await submit());

    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(6);
    await userEvent.click(within(summary).getByRole('link', { name: 'Напишите отзыв' }));
    await expect(field(/^Отзыв/)).toHaveFocus();
    await expect(field(/^Отзыв/)).toHaveAccessibleDescription(/Напишите отзыв/);
  },
};

export const ALongTextIsCountedAndNotCutOff: Story = {
  decorators: [writing({}, { ...fullReview, text: 'я'.repeat(1501) })],
  tags: ['REV-11'],
  play: async ({ userEvent }) => {
    await isSeen('1501 из 1500');

    await userEvent.click(await submit());

    await expect(
      await screen.findByRole('link', { name: 'Сократите текст до 1500 знаков' }),
    ).toBeInTheDocument();
    await expect(field(/^Отзыв/)).toHaveValue('я'.repeat(1501));
  },
};

export const AdvantagesAndDisadvantagesAreCountedLikewise: Story = {
  decorators: [writing({}, { ...fullReview, advantages: 'я'.repeat(1501), disadvantages: 'ю'.repeat(1501) })],
  tags: ['REV-09', 'REV-10'],
  play: async ({ userEvent }) => {
    await userEvent.click(await submit());

    await expect(await screen.findAllByRole('link', { name: 'Сократите текст до 1500 знаков' })).toHaveLength(
      2,
    );
    await expect(screen.getByDisplayValue('я'.repeat(1501))).toHaveAccessibleDescription(/1500/);
    await expect(screen.getByDisplayValue('ю'.repeat(1501))).toHaveAccessibleDescription(/1500/);
  },
};

export const ARatingIsGivenByTheArrows: Story = {
  tags: ['REV-06'],
  play: async ({ userEvent }) => {
    const rating = await screen.findByRole('radiogroup', { name: /Общая оценка/ });

    await userEvent.click(within(rating).getByRole('radio', { name: 'Нормально' }));
    await userEvent.keyboard('{ArrowRight}');

    await expect(within(rating).getByRole('radio', { name: 'Хорошо' })).toBeChecked();
  },
};

export const TheCityIsThatOfTheSessionAndAnotherComesFromTheList: Story = {
  decorators: [writing({}, fullReview)],
  tags: ['REV-05'],
  play: async ({ userEvent }) => {
    const city = await screen.findByRole('combobox', { name: /Город/ });
    await waitFor(() => expect(city).toHaveValue('Москва'));
    await userEvent.clear(city);
    await userEvent.type(city, 'Казань');

    await userEvent.click(await screen.findByRole('option', { name: /Татарстан/ }));
    sent.mockClear();
    await userEvent.click(await submit());

    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ cityId: 551_487 })));
  },
};

export const PhotosAreSentAtOnceAndWhatIsRefusedSaysWhy: Story = {
  tags: ['REV-18', 'REV-19', 'REV-20', 'REV-21', 'ERR-065', 'ERR-066', 'ERR-067'],
  play: async () => {
    await screen.findByRole('dialog');
    choose(
      aFile('платье.jpg'),
      aFile('чек.pdf', 'application/pdf'),
      aFile('большая.png', 'image/png', 7 * 1024 * 1024 + 1),
      ...Array.from({ length: 10 }, (_, index) => aFile(`кадр-${index + 1}.jpg`)),
    );

    const list = await screen.findByRole('list', { name: 'Выбранные фотографии' });
    const tile = (name: string) =>
      within(list)
        .getAllByRole('listitem')
        .find((item) => item.textContent?.includes(name));
    await waitFor(() => expect(within(list).queryByRole('progressbar')).toBeNull());
    await expect(tile('чек.pdf')).toHaveTextContent('Подходят только JPEG и PNG');
    await expect(tile('большая.png')).toHaveTextContent('Больше 7 МБ');
    await expect(tile('кадр-10.jpg')).toHaveTextContent('Уже есть 10 фотографий');
    await expect(tile('кадр-9.jpg')).not.toHaveTextContent('Уже есть');
  },
};

let isLineDown = true;
export const APhotoThatDoesNotArriveIsSentAgain: Story = {
  decorators: [
    writing({ replies: { 'POST /reviews/photo': () => (isLineDown ? lost() : { id: 'photo' }) } }),
  ],
  tags: ['ERR-068'],
  play: async ({ userEvent }) => {
    isLineDown = true;
    await screen.findByRole('dialog');
    choose(aFile('платье.jpg'));
    await expect(await screen.findByRole('listitem')).toHaveTextContent('Не отправилась');

    isLineDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Отправить ещё раз платье.jpg' }));

    await waitFor(() => expect(screen.getByRole('listitem')).not.toHaveTextContent('Не отправилась'));
  },
};

export const WhenTheServiceIsAwayEverythingWrittenStays: Story = {
  decorators: [writing({ replies: { 'POST /products/review': () => lost() } }, fullReview)],
  tags: ['REV-24', 'ERR-064'],
  play: async ({ userEvent }) => {
    await userEvent.click(await submit());

    await isSeen(/Сервис сейчас недоступен/);
    await expect(field(/^Отзыв/)).toHaveValue(fullReview.text);
    await expect(screen.getByRole('radio', { name: 'Отлично', checked: true })).toBeInTheDocument();
  },
};

const alreadySent = () => {
  throw refused('text_already_sent');
};
export const ATextThatWasSentBeforeIsToldAtTheText: Story = {
  decorators: [writing({ replies: { 'POST /products/review': alreadySent } }, fullReview)],
  tags: ['ERR-063'],
  play: async ({ userEvent }) => {
    await userEvent.click(await submit());

    await waitFor(() => expect(field(/^Отзыв/)).toHaveAccessibleDescription(/уже отправляли/));
    await expect(field(/^Отзыв/)).toHaveValue(fullReview.text);
  },
};

export const ADraftSurvivesClosing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Отзыв/ }), 'Начало отзыва');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));

    await expect(await screen.findByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Начало отзыва');
  },
};

export const OnceItHasArrivedTheModalSaysWhatHappensNext: Story = {
  decorators: [writing({}, fullReview)],
  tags: ['REV-12'],
  play: async ({ userEvent }) => {
    await userEvent.click(await submit());

    await isSeen(/Его прочитает модератор/);
    await expect(screen.getByRole('button', { name: 'Вернуться к товару' })).toHaveFocus();
  },
};
