import { z } from 'zod';
import { SavedAddress } from '../addresses/schemas.ts';
import { Birthday, OptionalName } from '../fields/person.ts';
import { Password } from '../fields/sign-in.ts';
import { limits } from '../limits.ts';
import { cardLevels } from '../loyalty/levels.ts';
import { BonusEntry } from '../loyalty/schemas.ts';
import { Message } from '../notifications/schemas.ts';
import { ProfileSubscription, SubscriptionChannel } from '../subscriptions/schemas.ts';
import { CityId, Email, FirstName, Moment, Phone } from '../values.ts';

/** Who is signed in (PROF-01, GEN-09). Authorised is who has a club id. */
export const Profile = z.object({
  clubproId: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  secondName: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** Gender of a person, as the profile knows it (PROF-02). */
export const ProfileGender = z.enum(['male', 'female']);
export type ProfileGender = z.infer<typeof ProfileGender>;

/** A child, for whom there is something in the shop too. */
export const Child = z.object({ gender: ProfileGender, birthday: Birthday });
export type Child = z.infer<typeof Child>;

/** The whole profile as its owner sees and changes it. */
export const Account = Profile.extend({
  /** An address that a link has not confirmed yet; letters go to the confirmed one until then. */
  unconfirmedEmail: z.string().nullable(),
  /** When another letter with the link can be asked for; null where it can be now (PROF-22). */
  nextConfirmationEmailRetryDate: Moment.nullable(),
  /** Whether there is a password to sign in by, beside codes. */
  hasPassword: z.boolean(),
  gender: ProfileGender.nullable(),
  birthday: z.string().nullable(),
  city: z.object({ id: z.int(), name: z.string() }).nullable(),
  children: z.array(Child),
  /** By what she gets news; a channel without an entry is off. */
  subscriptions: z.array(ProfileSubscription),
  /** Employees change some of what others change elsewhere (SUBS-08). */
  isEmployee: z.boolean(),
  /** Grows with every change: who changes the profile says which one she saw. */
  version: z.int(),
});
export type Account = z.infer<typeof Account>;

/** What belongs to a member beside what she says of herself. */
export const Belongings = z.object({
  /** The level of her club card (CLUB-01). */
  level: z.object({ curLevelCode: z.enum(cardLevels) }),
  bonusesInfo: z.object({ totalSum: z.int() }),
  /** Coupons that hold now, in her country. */
  coupons: z.array(z.object({ id: z.string(), used: z.boolean() })),
  /** Ids of the products that she likes, the newest first, and of the shops. */
  favorites: z.array(z.string()),
  favoriteStores: z.array(z.string()),
  /** Ids of her saved addresses, the primary one first; `deliveryAddresses` are the same in full. */
  addresses: z.array(z.string()),
  deliveryAddresses: z.array(SavedAddress),
});
export type Belongings = z.infer<typeof Belongings>;

/** The profile with all that belongs to it (PROF-01). `isSubscribed`: by any channel. */
export const FullAccount = Account.extend({ ...Belongings.shape, isSubscribed: z.boolean() });
export type FullAccount = z.infer<typeof FullAccount>;

/** The profile, or null for a guest. */
export const GetAccount = { response: z.object({ profile: FullAccount.nullable() }) };

/** The fields of the profile that its owner changes without a code. */
export const ProfileFields = z.object({
  firstName: FirstName,
  lastName: OptionalName,
  secondName: OptionalName,
  gender: ProfileGender,
  birthday: Birthday,
  cityId: CityId,
  children: z.array(Child).max(limits.children),
});
export type ProfileFields = z.infer<typeof ProfileFields>;

/**
 * Changes the profile. Where another device has changed it since `version`, nothing is changed, and `profile_changed` names
 * the fields that differ in `params.fields`, commas between them.
 */
export const PutProfile = {
  body: ProfileFields.extend({ version: z.int() }),
  response: z.object({ profile: Account }),
};

/** The code of a message, as it was typed. */
const Code = z.string().regex(/^\d{4,8}$/);

/** Changes the phone: the code was sent to the new one (`POST /request-sms-code` for `change`). */
export const PutPhone = {
  body: z.object({
    phone: Phone,
    code: Code,
    /** Whose phone it is; where somebody else has signed in meanwhile, nothing is changed. */
    profile: z.object({ clubproId: z.string().max(64) }).optional(),
  }),
  response: z.object({ profile: Account }),
};

/** Sets a new password: by the old one, or by a code that was sent to the account's phone. Other devices are signed out. */
export const PutPassword = {
  body: z
    .object({
      oldPassword: z.string().min(1).max(200).optional(),
      code: Code.optional(),
      newPassword: Password,
    })
    .superRefine(({ oldPassword, code }, context) => {
      if (oldPassword === undefined && code === undefined)
        context.addIssue({
          code: 'invalid_type',
          expected: 'string',
          input: undefined,
          path: ['oldPassword'],
        });
    }),
  response: z.object({}),
};

/**
 * Changes the e-mail: the code was sent to the account's phone. A confirmed address stays in use until the link of a letter
 * has confirmed the new one (PROF-29). `profile` says whose it is: another account may be signed in here by now.
 */
export const ChangeEmail = {
  body: z.object({
    email: Email,
    code: Code,
    subscribe: z.boolean().default(false),
    profile: z.object({ clubproId: z.string().max(64) }),
  }),
  response: z.object({ profile: Account }),
};

/** Sends the letter with the link again. */
export const SendConfirmationEmail = {
  body: z.object({ clubproId: z.string().max(64), email: Email }),
  response: z.object({ nextConfirmationEmailRetryDate: Moment }),
};

/**
 * How the promotion of filled profiles stands (PROF-36 to PROF-39): `open` to whoever asks, `filled` – she has had her
 * bonuses.
 */
export const ProfileFilling = z.object({
  state: z.enum(['open', 'unavailable', 'ended', 'filled']),
  bonuses: z.int(),
});
export type ProfileFilling = z.infer<typeof ProfileFilling>;

export const GetProfileFilling = { response: ProfileFilling };

/** Ends the account: it cannot be restored, and by `erasedBy` nothing of the person is left (PROF-33, PROF-34). */
export const DeleteAccount = {
  body: z.object({ reason: z.string().max(255).default('') }),
  response: z.object({ erasedBy: Moment }),
};

/** All that the shop keeps about a member, by kind. */
export const ExportAccount = {
  response: z.object({
    exportedAt: Moment,
    profile: Account,
    /** Phones and mailboxes that were hers before. */
    formerContacts: z.array(z.string()),
    addresses: z.array(SavedAddress),
    /** Where she has said that she is. */
    places: z.array(
      z.object({ latitude: z.string(), longitude: z.string(), isConfirmed: z.boolean(), createdAt: Moment }),
    ),
    /** What she fills, and what was saved before it: goods, gift cards with their words, contacts, ways of getting. */
    carts: z.array(z.record(z.string(), z.unknown())),
    /** Each with its goods, or with the gift card that it is about. */
    orders: z.array(z.record(z.string(), z.unknown())),
    coupons: z.array(z.object({ id: z.string(), title: z.string(), activatedAt: Moment })),
    /** Promo codes that have lowered what she ordered. */
    promoCodes: z.array(z.object({ code: z.string(), usedAt: Moment })),
    /** Prices that are hers alone, in minor units. */
    personalPrices: z.array(
      z.object({
        productId: z.string(),
        value: z.int(),
        currency: z.string(),
        name: z.string(),
        endsAt: Moment.nullable(),
      }),
    ),
    reviews: z.array(z.record(z.string(), z.unknown())),
    consents: z.array(z.object({ purpose: z.string(), textVersion: z.string(), givenAt: Moment })),
    devices: z.array(
      z.object({
        name: z.string().nullable(),
        seenAt: Moment,
        /** Since when its browser gets notifications, and by whose service; null where it gets none. */
        notifications: z.object({ service: z.string(), since: Moment }).nullable(),
      }),
    ),
    viewed: z.array(z.object({ productId: z.string(), viewedAt: Moment })),
    favourites: z.array(z.object({ productId: z.string(), addedAt: Moment })),
    favouriteStores: z.array(z.object({ storeId: z.string(), addedAt: Moment })),
    messages: z.array(Message),
    /** Each channel that she has ever switched, as it stands since `changedAt`. */
    subscriptions: z.array(
      z.object({
        channel: SubscriptionChannel,
        isSubscribed: z.boolean(),
        reason: z.int().nullable(),
        page: z.string(),
        source: z.string(),
        changedAt: Moment,
      }),
    ),
    bonuses: z.array(BonusEntry),
    questions: z.array(z.record(z.string(), z.unknown())),
    feedback: z.array(z.record(z.string(), z.unknown())),
  }),
};
