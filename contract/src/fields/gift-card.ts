import { overwrite, string, trim } from 'zod/mini';
import { giftCardLimits } from '../gift-cards/limits.ts';
import { atLeast, atMost, matching, required } from './checks.ts';

/** People write a number as it is printed, in groups. */
const noSpaces = () => overwrite<string>((text) => text.replaceAll(/[\s-]+/g, ''));

/** The number of a gift card: digits, at least 13 of them (GIFT-11); spaces and hyphens between them count for nothing. */
export const GiftCardNumber = string().check(
  trim(),
  noSpaces(),
  required(),
  matching(/^\d+$/, 'digits'),
  atLeast(giftCardLimits.numberLength.least),
  atMost(giftCardLimits.numberLength.most),
);

/** The PIN of a gift card. */
export const GiftCardPin = string().check(
  trim(),
  required(),
  matching(/^\d+$/, 'digits'),
  atLeast(giftCardLimits.pinLength),
  atMost(giftCardLimits.pinLength),
);
