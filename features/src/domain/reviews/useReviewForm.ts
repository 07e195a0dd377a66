import { useIntl } from 'react-intl';
import { reviewLimits } from '@rukav/contract/reviews/limits.ts';
import { useForm } from '../../platform/forms/view.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import type { Fault, Field } from './faults.ts';
import { question, review } from './model.ts';

/** Which of the two forms. */
export type Kind = 'review' | 'question';

type Texts = Partial<Record<Fault['code'], MessageId>>;
const long: Texts = { long: 'reviews.problem.long' };

const texts: Record<Field, Texts> = {
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
  author: {
    required: 'reviews.problem.author',
    long: 'reviews.problem.author.long',
    characters: 'reviews.problem.author.characters',
  },
  email: { form: 'reviews.problem.email', long: 'reviews.problem.email' },
  city: { required: 'reviews.problem.city', unlisted: 'reviews.problem.city.unlisted' },
  rules: { required: 'reviews.problem.rules' },
  personalData: { required: 'reviews.problem.personalData' },
};

/** One of the forms, its faults in words. */
export function useReviewForm(kind: Kind) {
  const { formatMessage } = useIntl();
  const { form } = kind === 'review' ? review : question;

  return useForm(form, (field, { code }) => {
    const isQuestion = kind === 'question' && field === 'text' && code === 'required';
    const id = isQuestion ? 'reviews.problem.question' : texts[field][code];
    const most = String(field === 'author' ? reviewLimits.author : reviewLimits.text);
    return id ? formatMessage({ id }, { most }) : '';
  });
}
