import { createEvent } from 'effector';
import type { SignedIn } from '@rukav/contract/sign-in/schemas.ts';
import type { z } from 'zod';

/** What signing in is answered with. */
export type SignedInReply = z.infer<typeof SignedIn>;

/** The shopper is signed in, by an account that was there or a new one. */
export const signedIn = createEvent<SignedInReply>();
