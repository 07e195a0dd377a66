import { z } from 'zod';
import { FeedbackFields } from '../fields/feedback.ts';
import { CaptchaToken } from '../values.ts';

/** A message to the shop, by whoever writes it. */
export const Feedback = z.object(FeedbackFields);
export type Feedback = z.infer<typeof Feedback>;

/** Something that a visitor tells the shop: a message (PROF-49). */
export const PostEvent = {
  body: z.object({ eventType: z.literal('feedback'), data: Feedback, smartCaptchaToken: CaptchaToken }),
  response: z.object({}),
};
