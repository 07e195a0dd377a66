import { z } from 'zod';
import { GiftCardNumber, GiftCardPin } from '../fields/gift-card.ts';
import { optionalLine, optionalText } from '../fields/texts.ts';
import { CartReply } from '../cart/cart.ts';
import { Currency, Day, Email, Id, Minor, Moment, Phone } from '../values.ts';
import { giftCardDesigns, giftCardLimits } from './limits.ts';

const CardParams = z.object({ cardNumber: GiftCardNumber });

/** What whoever has number and PIN learns of a card; amounts in minor units. */
export const GiftCard = z.object({
  /** The last four digits. */
  ending: z.string(),
  currency: Currency,
  /** What it was worth when it was bought. */
  sum: Minor,
  balance: Minor,
  /** The last day on which it can be spent. */
  expiresOn: Day,
});
export type GiftCard = z.infer<typeof GiftCard>;

/** Reads a card. Each wrong PIN counts; the third blocks the card until a new PIN is asked for (GIFT-22). */
export const GetGiftCard = {
  params: CardParams,
  query: z.object({ code: GiftCardPin }),
  response: GiftCard,
};

/** A new PIN, at most three in 30 minutes (GIFT-24); the one before is worth nothing from then on. */
export const RestoreGiftCard = {
  params: CardParams,
  response: z.object({
    /** Where it was sent, with most of it hidden. */
    sentTo: z.string(),
    /** How many more can be asked for now. */
    left: z.int(),
  }),
};

/** Holds as much of a card as the order still costs. What is held comes back when the order is cancelled. */
export const ApplyGiftCard = {
  params: z.object({ number: z.string().regex(/^[A-Z0-9-]{6,24}$/) }),
  body: z.object({ cardNumber: GiftCardNumber, code: GiftCardPin }),
  response: z.object({
    currency: Currency,
    /** What this card pays of the order. */
    applied: Minor,
    /** What is left on the card. */
    balance: Minor,
    /** What remains to be paid by other means; 0 when the cards pay all of it. */
    due: Minor,
  }),
};

/** An e-mail address or a phone: one of the two. */
export const GiftCardContact = z
  .object({ email: z.optional(Email), phone: z.optional(Phone) })
  .refine(({ email, phone }) => (email === undefined) !== (phone === undefined));
export type GiftCardContact = z.infer<typeof GiftCardContact>;

const line = (most: number) => z._default(optionalLine(most), '');

/**
 * A card as its buyer wants it. `sum` in minor units of the visitor's currency, within `giftCardSums`. It is sent once it is
 * paid, or at `deferredDate`, which holds the chosen time zone as its offset.
 */
export const WantedGiftCard = z.object({
  sum: Minor,
  /** The currency that the sum was shown in; the store refuses another than the visitor's (`currency_changed`). */
  currency: Currency,
  sender: GiftCardContact,
  receiver: GiftCardContact,
  deferredDate: Moment.optional(),
  greeting: line(giftCardLimits.greeting),
  text: z._default(optionalText(giftCardLimits.text), ''),
  signature: line(giftCardLimits.signature),
  design: z.enum(giftCardDesigns),
});
export type WantedGiftCard = z.infer<typeof WantedGiftCard>;

/** Orders a gift card by itself. Needs the header `Idempotency-Key`. */
export const CreateGiftCard = {
  body: WantedGiftCard.extend({
    agreement: z.object({ rules: z.literal(true), personalData: z.literal(true) }),
  }),
  response: z.object({ orderNumber: z.string(), total: Minor, currency: Currency }),
};

/** Puts a gift card into the cart, where it is ordered and paid with everything else. */
export const AddGiftCard = { body: WantedGiftCard, response: CartReply };

/** Takes a gift card out of the cart. */
export const DeleteGiftCard = { body: z.object({ id: Id }), response: CartReply };
