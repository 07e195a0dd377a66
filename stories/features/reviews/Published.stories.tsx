import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind } from 'effector';
import { expect, waitFor, within } from 'storybook/test';
import type { PublishedReview, Questions, Reviews } from '@rukav/contract/reviews/schemas.ts';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { openVoicesFx, readReviewsLocation } from '@rukav/features/reviews';
import { QuestionsSection, ReviewsSection } from '@rukav/features/reviews/view';
import { inModes } from '../../../.storybook/modes.ts';
import { lost } from '../../../features/src/domain/reviews/review-builders.ts';
import { withShop, type Replies } from '../scope.tsx';

const product = {
  id: 'dress',
  name: 'Платье из льна с поясом',
  url: 'plate/dress',
  models: [{ id: 'dress' }],
} as unknown as Product;

const review = (id: string, changes: Partial<PublishedReview> = {}): PublishedReview => ({
  id,
  rating: 5,
  sizeFit: 'match_size',
  advantages: '',
  disadvantages: '',
  text: 'Талия на своём месте, силуэт вытягивает.',
  recommended: true,
  authorName: 'Анна',
  cityName: 'Москва',
  lang: 'ru',
  photos: [],
  createdAt: '2026-11-12T09:00:00.000Z',
  ...changes,
});

const reviews: Reviews = {
  reviews: [
    review('1', { advantages: 'Ткань', timeUsage: 'about_month' }),
    review('2', {
      rating: 3,
      sizeFit: 'small_size',
      text: 'Жуғаннан кейін үтіктеу керек болды.',
      disadvantages: 'Қалтасы жоқ',
      lang: 'kk',
      authorName: 'Айгүл',
      cityName: 'Алматы',
      recommended: false,
    }),
  ],
  summary: {
    rating: 4,
    count: 2,
    ratings: [0, 0, 1, 0, 1],
    sizeFits: { small_size: 1, match_size: 1, large_size: 0 },
    recommended: { yes: 1, answers: 2 },
    fitRating: 4.5,
    qualityRating: null,
    photoAccuracyRating: null,
    photos: [],
  },
  totalCount: 2,
  pageNumber: 0,
  isEnabled: true,
};

const questions: Questions = {
  questions: [
    {
      id: 'q1',
      author: '',
      text: 'Садится ли после стирки?',
      lang: 'ru',
      photos: [],
      answer: 'Нет, если стирать по ярлыку.',
      createdAt: '2026-11-10T09:00:00.000Z',
    },
  ],
  totalCount: 1,
  pageNumber: 0,
  isEnabled: true,
};

const none: Replies = {
  'GET /products/reviews': {
    ...reviews,
    reviews: [],
    totalCount: 0,
    summary: { ...reviews.summary, rating: null, count: 0 },
  },
  'GET /products/{id}/questions': { ...questions, questions: [], totalCount: 0 },
};
const some: Replies = { 'GET /products/reviews': reviews, 'GET /products/{id}/questions': questions };

/** A shop in which the page of the dress was opened. */
const opened = (replies: Replies, locale?: 'kk-KZ') =>
  withShop({
    replies,
    ...(locale && { locale }),
    started: (scope) =>
      void scopeBind(openVoicesFx, { scope })(readReviewsLocation('dress', new URLSearchParams())),
  });

function Published() {
  return (
    <>
      <ReviewsSection product={product} />
      <QuestionsSection product={product} />
    </>
  );
}

const meta = { component: Published, decorators: [opened(some)] } satisfies Meta<typeof Published>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const InKazakh: Story = { decorators: [opened(some, 'kk-KZ')] };
export const NobodyHasWritten: Story = { decorators: [opened(none)] };

export const WordsInTheOtherLanguageNameIt: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Жуғаннан кейін үтіктеу керек болды.');

    await expect(text).toHaveAttribute('lang', 'kk');
    await expect(canvas.getByText('Талия на своём месте, силуэт вытягивает.')).not.toHaveAttribute('lang');
  },
};

export const WhatCannotBeReadSaysSoAndCanBeTriedAgain: Story = {
  decorators: [opened({ ...some, 'GET /products/reviews': () => lost() })],
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Отзывы' }));

    await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent('Отзывы не загрузились'));
    await expect(section.getByRole('button', { name: 'Повторить' })).toBeEnabled();
    await expect(canvas.getByText('Садится ли после стирки?')).toBeVisible();
  },
};

export const WhileReviewsAreSwitchedOffNothingIsOffered: Story = {
  decorators: [
    opened({
      'GET /products/reviews': { ...reviews, reviews: [], totalCount: 0, isEnabled: false },
      'GET /products/{id}/questions': { ...questions, questions: [], totalCount: 0, isEnabled: false },
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
