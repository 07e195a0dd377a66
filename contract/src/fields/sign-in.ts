import { string, trim } from 'zod/mini';
import { atLeast, atMost, matching, required } from './checks.ts';

/** Lengths of a password and of a club card's number (AUTH-29, AUTH-46). */
export const signInLengths = { password: [6, 32], card: [8, 16] } as const;

const [leastPassword, mostPassword] = signInLengths.password;
const [leastCard, mostCard] = signInLengths.card;

/**
 * A new password: 6 to 32 Latin letters, digits and signs, with a small letter, a capital and a digit (AUTH-27 to AUTH-32).
 * What it may not hold is a fault of its own (`characters`), what it lacks another (`short`).
 */
export const Password = string().check(
  required(),
  atMost(mostPassword),
  matching(/^[A-Za-z\d~!@#$%^&*()_+\-={}[\]:;<>./\\]*$/, 'characters'),
  matching(new RegExp(`^.{${leastPassword},}$`), 'short'),
  matching(/[a-z]/, 'short'),
  matching(/[A-Z]/, 'short'),
  matching(/\d/, 'short'),
);

/** The number of a club card: 8 to 16 digits (AUTH-45, AUTH-46). */
export const ClubCard = string().check(
  trim(),
  required(),
  matching(/^\d*$/, 'digits'),
  atLeast(leastCard),
  atMost(mostCard),
);

/** The code of a link that recovers a password: 8 or more letters, digits or underscores (AUTH-51). */
export const ResetCode = string().check(required(), matching(/^\w{8,}$/, 'form'), atMost(200));
