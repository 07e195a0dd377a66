import { emailPattern } from '@rukav/contract/text-patterns.ts';
import { reviewLimits } from '@rukav/contract/reviews/limits.ts';
import type { SizeFit, TimeUsage } from '@rukav/contract/reviews/schemas.ts';

/** A review as it is being written. */
export interface ReviewDraft {
  rating: number | null;
  sizeFit: SizeFit | null;
  text: string;
  advantages: string;
  disadvantages: string;
  fitRating: number | null;
  qualityRating: number | null;
  photoAccuracyRating: number | null;
  timeUsage: TimeUsage | null;
  recommended: boolean | null;
  author: string;
  /** What is written in the field of the city; `cityId` is null while it is none of the list. */
  city: string;
  cityId: number | null;
  rules: boolean;
  personalData: boolean;
}

/** A question as it is being written. */
export interface QuestionDraft {
  text: string;
  author: string;
  email: string;
  rules: boolean;
  personalData: boolean;
}

/**
 * What is wrong with a field: `required` – empty; `long` – over the limit; `unlisted` – a city that is none of the list;
 * `invalid` – no e-mail; `sending` and `unsent` – photographs that are on their way or have not arrived; `already` – the
 * text was sent before; `gone` – photographs that are not kept any more.
 */
export type Fault = 'required' | 'long' | 'unlisted' | 'invalid' | 'sending' | 'unsent' | 'already' | 'gone';

export type Field = keyof ReviewDraft | keyof QuestionDraft | 'photos';
/** The faults of a form, in the order of its fields. */
export type Problems = Partial<Record<Field, Fault>>;

export const emptyReview: ReviewDraft = {
  rating: null,
  sizeFit: null,
  text: '',
  advantages: '',
  disadvantages: '',
  fitRating: null,
  qualityRating: null,
  photoAccuracyRating: null,
  timeUsage: null,
  recommended: null,
  author: '',
  city: '',
  cityId: null,
  rules: false,
  personalData: false,
};

export const emptyQuestion: QuestionDraft = {
  text: '',
  author: '',
  email: '',
  rules: false,
  personalData: false,
};

const isBlank = (text: string) => text.trim() === '';

function textFault(text: string, isRequired: boolean): Fault | undefined {
  if (isRequired && isBlank(text)) return 'required';
  return text.trim().length > reviewLimits.text ? 'long' : undefined;
}
function authorFault(author: string, isRequired: boolean): Fault | undefined {
  if (isRequired && isBlank(author)) return 'required';
  return author.trim().length > reviewLimits.author ? 'long' : undefined;
}
const agreed = (isAgreed: boolean): Fault | undefined => (isAgreed ? undefined : 'required');

const present = (faults: Partial<Record<Field, Fault | undefined>>): Problems =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));

/** What keeps a review from being sent (REV-04 to REV-13). */
export const reviewProblems = (draft: ReviewDraft): Problems =>
  present({
    rating: draft.rating === null ? 'required' : undefined,
    sizeFit: draft.sizeFit === null ? 'required' : undefined,
    text: textFault(draft.text, true),
    advantages: textFault(draft.advantages, false),
    disadvantages: textFault(draft.disadvantages, false),
    author: authorFault(draft.author, true),
    city: draft.cityId !== null ? undefined : isBlank(draft.city) ? 'required' : 'unlisted',
    rules: agreed(draft.rules),
    personalData: agreed(draft.personalData),
  });

/** What keeps a question from being sent (REV-15 to REV-17). */
export const questionProblems = (draft: QuestionDraft): Problems =>
  present({
    text: textFault(draft.text, true),
    author: authorFault(draft.author, false),
    email: isBlank(draft.email) || emailPattern.test(draft.email.trim()) ? undefined : 'invalid',
    rules: agreed(draft.rules),
    personalData: agreed(draft.personalData),
  });
