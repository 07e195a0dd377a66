import { enum as oneOf } from 'zod/mini';
import { limits } from '../limits.ts';
import { Email } from './person.ts';
import { requiredLine, requiredText } from './texts.ts';

/** What a message to the shop is about. */
export const feedbackThemes = ['order', 'delivery', 'return', 'club', 'site', 'other'] as const;
export type FeedbackTheme = (typeof feedbackThemes)[number];

/** The fields of a message to the shop (PROF-44 to PROF-48). */
export const FeedbackFields = {
  name: requiredLine(100),
  email: Email,
  theme: oneOf(feedbackThemes),
  message: requiredText(limits.feedbackMessage),
};
