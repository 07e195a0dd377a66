import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email } from '@rukav/contract/fields/person.ts';
import { optionalLine, optionalText, requiredLine, requiredText } from '@rukav/contract/fields/texts.ts';
import { reviewLimits } from '@rukav/contract/reviews/limits.ts';
import type { SizeFit, TimeUsage } from '@rukav/contract/reviews/schemas.ts';
import { agreed, chosen, faultsOf, type Faults } from '../../platform/forms/index.ts';

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

/** The fields of both forms that can be faulty, in the order in which they stand. */
export const fields = [
  'rating',
  'sizeFit',
  'text',
  'advantages',
  'disadvantages',
  'photos',
  'author',
  'email',
  'city',
  'rules',
  'personalData',
] as const;
export type Field = (typeof fields)[number];

/**
 * What is wrong with a field, beside what its own rule finds: `unlisted` – a city that is none of the list; `sending` and
 * `unsent` – photographs that are on their way or have not arrived; `already` – the text was sent before; `gone` –
 * photographs that the server has deleted meanwhile.
 */
export type Fault = FieldFault | { code: 'unlisted' | 'sending' | 'unsent' | 'already' | 'gone' };
export type ReviewFaults = Faults<Field, Fault>;

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
const found = faultsOf<Field, Fault>;

const text = requiredText(reviewLimits.text);
const optional = optionalText(reviewLimits.text);

function cityFault({ city, cityId }: ReviewDraft): Fault | null {
  if (cityId !== null) return null;
  return { code: isBlank(city) ? 'required' : 'unlisted' };
}

/** What keeps a review from being sent (REV-04 to REV-13). */
export const reviewFaults = (draft: ReviewDraft): ReviewFaults =>
  found({
    rating: chosen(draft.rating),
    sizeFit: chosen(draft.sizeFit),
    text: faultOf(text, draft.text),
    advantages: faultOf(optional, draft.advantages),
    disadvantages: faultOf(optional, draft.disadvantages),
    author: faultOf(requiredLine(reviewLimits.author), draft.author),
    city: cityFault(draft),
    rules: agreed(draft.rules),
    personalData: agreed(draft.personalData),
  });

/** What keeps a question from being sent (REV-15 to REV-17). */
export const questionFaults = (draft: QuestionDraft): ReviewFaults =>
  found({
    text: faultOf(text, draft.text),
    author: faultOf(optionalLine(reviewLimits.author), draft.author),
    email: isBlank(draft.email) ? null : faultOf(Email, draft.email),
    rules: agreed(draft.rules),
    personalData: agreed(draft.personalData),
  });
