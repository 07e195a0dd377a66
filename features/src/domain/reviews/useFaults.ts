import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { reviewLimits } from '@rukav/contract/reviews/limits.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { question, review } from './model.ts';
import type { Fault, Field } from './rules.ts';

/** Which of the two forms. */
export type Kind = 'review' | 'question';

const long: Partial<Record<Fault, MessageId>> = { long: 'reviews.problem.long' };
const agreement = (id: MessageId): Partial<Record<Fault, MessageId>> => ({ required: id });

const texts: Partial<Record<Field, Partial<Record<Fault, MessageId>>>> = {
  rating: { required: 'reviews.problem.rating' },
  sizeFit: { required: 'reviews.problem.sizeFit' },
  text: { ...long, required: 'reviews.problem.text', already: 'reviews.problem.already' },
  advantages: long,
  disadvantages: long,
  photos: {
    sending: 'reviews.problem.photos.sending',
    unsent: 'reviews.problem.photos.unsent',
    gone: 'reviews.problem.photos.gone',
  },
  author: { required: 'reviews.problem.author', long: 'reviews.problem.author.long' },
  email: { invalid: 'reviews.problem.email' },
  city: { required: 'reviews.problem.city', unlisted: 'reviews.problem.city.unlisted' },
  rules: agreement('reviews.problem.rules'),
  personalData: agreement('reviews.problem.personalData'),
};

/** The fields of both forms, in the order in which they stand. */
const order = Object.keys(texts) as Field[];

/** The id of a field in the page. */
export const idOf = (kind: Kind, field: Field) => `${kind}-${field}`;

/** The faults of a form as finished words. */
export function useFaults(kind: Kind) {
  const { formatMessage } = useIntl();
  const problems = useUnit(kind === 'review' ? review.$problems : question.$problems);

  const textOf = (field: Field, fault: Fault): string => {
    const known = texts[field]?.[fault];
    const isQuestion = kind === 'question' && field === 'text' && fault === 'required';
    const id = isQuestion ? 'reviews.problem.question' : known;
    const most = String(field === 'author' ? reviewLimits.author : reviewLimits.text);
    return id ? formatMessage({ id }, { most }) : '';
  };

  return {
    /** The id of a field and its `error`, if it has one that is shown. */
    fieldOf(field: Field): { id: string; error?: string } {
      const fault = problems[field];
      return { id: idOf(kind, field), ...(fault && { error: textOf(field, fault) }) };
    },
    /** What the summary lists, in the order of the form. */
    summary: order.flatMap((field) => {
      const fault = problems[field];
      return fault ? [{ fieldId: idOf(kind, field), message: textOf(field, fault) }] : [];
    }),
  };
}
