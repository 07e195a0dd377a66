import { z } from 'zod';
import { cyrillic, houseBlockLetters } from '../text-patterns.ts';

export { houseBlockLetters } from '../text-patterns.ts';

const noLatin = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^A-Za-z]*$/);
const digits = (most: number) => z.string().trim().max(most).regex(/^\d*$/);

/** A block such as "А", "2" or "12А": at most two Cyrillic letters, no Latin ones. */
export const HouseBlock = noLatin(10).refine(
  (block) => (block.match(new RegExp(`[${cyrillic}]`, 'g')) ?? []).length <= houseBlockLetters,
  { params: { code: 'house_block_letters' } },
);

/**
 * Where a courier goes (CHK-16, ADDR-14): the city from the list by id; no Latin letters anywhere; house, entrance,
 * floor and apartment in digits, letters of the house in `houseBlock`.
 */
export const DeliveryAddress = z.object({
  cityId: z.int().positive(),
  city: z.string().max(100).default(''),
  streetId: z.string().max(64).nullable().default(null),
  street: noLatin(200).min(1),
  streetType: noLatin(30).default(''),
  house: digits(20).min(1),
  houseBlock: HouseBlock.default(''),
  build: noLatin(10).default(''),
  entrance: digits(10).default(''),
  floor: digits(3).default(''),
  apartment: digits(10).default(''),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;
