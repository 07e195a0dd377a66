import { z } from 'zod';
import { Profile } from '../account/schemas.ts';
import { CartReply } from '../cart/schemas.ts';
import { Birthday } from '../fields/person.ts';
import { ClubCard, Password, ResetCode } from '../fields/sign-in.ts';
import { CaptchaToken, CityId, Email, FirstName, GeoPoint, Id, Moment, Phone } from '../values.ts';

/** The ways in which a member can be reached or prove who she is (AUTH-05). */
export const channels = ['PUSH', 'SMS', 'EMAIL', 'CALL', 'PASSWORD'] as const;

/** What carries a code to a phone. */
export const PhoneChannel = z.enum(['SMS', 'CALL', 'PUSH']);

/** What carries a code. */
export const CodeChannel = z.enum(['SMS', 'CALL', 'PUSH', 'EMAIL']);
export type CodeChannel = z.infer<typeof CodeChannel>;

const Code = z.string().regex(/^\d{4,8}$/);
const Token = z.string().max(200);
/** A password as it was typed: it is compared, and not told what it lacks. */
const TypedPassword = z.string().min(1).max(200);

/** What is said of a code that is on its way. It is the same whether anybody has an account or not. */
const CodeOnItsWay = z.object({
  resendAt: Moment,
  codeLength: z.int(),
  /** What carries it: a call that cannot be made is a message. */
  channel: CodeChannel,
  /** Whether the service that carries it is behind at the moment. */
  isDelayed: z.boolean(),
});
export type CodeOnItsWay = z.infer<typeof CodeOnItsWay>;

const CodeChecked = z.object({ token: z.string(), hasAccount: z.boolean() });

/** What a code is asked for: signing in, registering, or another phone or mailbox for the account. */
const SmsTemplate = z.enum(['login', 'register', 'change']).default('login');

/** Sends a one-time code. The answer is the same whether the phone has an account or not. */
export const RequestSmsCode = {
  body: z.object({
    phone: Phone,
    smsTemplate: SmsTemplate,
    channel: PhoneChannel.default('SMS'),
    smartCaptchaToken: CaptchaToken,
  }),
  response: CodeOnItsWay,
};

/** What a contact is asked for by: a phone or a mailbox, one of the two. */
const Contact = { phone: z.optional(Phone), email: z.optional(Email) };

/** Answers with the fault of an empty field where none of these was sent, or of a superfluous one where several were. */
const oneOf =
  <Field extends string>(...fields: readonly Field[]) =>
  (sent: Partial<Record<Field, unknown>>, context: z.RefinementCtx) => {
    const given = fields.filter((field) => sent[field] !== undefined);
    if (given.length === 0)
      context.addIssue({
        code: 'invalid_type',
        expected: 'string',
        input: undefined,
        path: [fields[0] ?? ''],
      });
    if (given.length > 1) context.addIssue({ code: 'custom', path: [given[1] ?? ''] });
  };

/** Sends a one-time code to a phone, by `channel`, or to a mailbox. */
export const RequestCode = {
  body: z
    .object({
      ...Contact,
      channel: CodeChannel.default('SMS'),
      smsTemplate: SmsTemplate,
      smartCaptchaToken: CaptchaToken,
    })
    .superRefine(oneOf('phone', 'email')),
  response: CodeOnItsWay,
};

/** Proves a phone: `token` stands for the proof in login, registration and checkout, for 10 minutes, once. */
export const CheckSmsCode = { body: z.object({ phone: Phone, code: Code }), response: CodeChecked };

/** Proves a phone or a mailbox. */
export const CheckCode = {
  body: z.object({ ...Contact, code: Code }).superRefine(oneOf('phone', 'email')),
  response: CodeChecked,
};

/** What to solve before a code or another try: a puzzle for the browser, or the key of SmartCaptcha's widget. */
export const Captcha = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('altcha'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({ kind: z.literal('smart'), siteKey: z.string() }),
]);
export type Captcha = z.infer<typeof Captcha>;
export const GetCaptcha = { response: Captcha };

/** Whether a phone or a mailbox that the visitor has proven belongs to an account. Nothing is told of others. */
export const ProfileExists = {
  body: z.object({ ...Contact, token: Token }).superRefine(oneOf('phone', 'email')),
  response: z.object({ exists: z.boolean() }),
};

/** What both ways in answer: who one is, the cart, and the carts saved earlier that can be added. */
export const SignedIn = CartReply.extend({
  profile: Profile,
  /** Set when there was more than one cart (CART-35). */
  merged: z.boolean(),
  savedCarts: z.array(z.object({ id: Id, productCount: z.int() })),
  /** How many gift cards of the earlier cart found no room beside those that she has just written. */
  giftCardsLeftOut: z.int(),
  /** Where she goes on: the city of her cart, or of her profile while none was chosen in this browser. */
  cityId: z.int(),
});

/** The club's rules, the user agreement, and the processing of personal data: each is agreed to by itself. */
export const Agreement = z.object({
  rules: z.literal(true),
  userAgreement: z.literal(true),
  personalData: z.literal(true),
});

/** Signs in by a proof of a phone or a mailbox, or by a password with phone, mailbox or club card. */
export const Login = {
  body: z
    .object({
      ...Contact,
      card: z.optional(ClubCard),
      token: Token.optional(),
      password: TypedPassword.optional(),
      isCartPage: z.boolean().default(false),
      /** Where the account has not agreed yet, such as one that came with a guest's order. */
      agreement: Agreement.optional(),
      smartCaptchaToken: CaptchaToken,
    })
    .superRefine(oneOf('phone', 'email', 'card'))
    .superRefine(oneOf('password', 'token')),
  response: SignedIn,
};

export const Register = {
  body: z.object({
    phone: Phone,
    token: Token,
    name: FirstName,
    email: Email,
    /** Without one the account is signed in to by codes. */
    password: z.optional(Password),
    cityId: CityId.optional(),
    /** Where the shopper is: tells the city where none is named. */
    geoPoint: GeoPoint.optional(),
    birthday: z.optional(Birthday),
    agreement: Agreement,
    subscription: z.boolean().default(false),
    /** The page on which the agreements were given. */
    subscribePage: z.string().max(200).optional(),
    isCartPage: z.boolean().default(false),
  }),
  response: SignedIn,
};

export const Logout = {
  body: z.object({ type: z.enum(['this_device', 'all_devices']).default('this_device') }),
  response: z.object({ reload: z.boolean() }),
};

/** Sends a letter with a link to `/passrecover/{code}`. The answer is the same whether anybody has an account or not. */
export const ResetPasswordByEmail = {
  body: z.object({ email: Email, smartCaptchaToken: CaptchaToken }),
  response: z.object({ resendAt: Moment, isDelayed: z.boolean() }),
};

/** Sends a code that opens a new password. */
export const ResetPasswordByPhone = {
  body: z.object({ phone: Phone, channel: PhoneChannel.default('SMS'), smartCaptchaToken: CaptchaToken }),
  response: CodeOnItsWay,
};

export const ConfirmResetByEmail = {
  body: z.object({ email: Email, code: ResetCode, password: Password }),
  response: z.object({}),
};

export const ConfirmResetByPhone = {
  body: z.object({ phone: Phone, code: Code, password: Password }),
  response: z.object({}),
};

/** What a link of a letter confirms (PROF-25). */
export const ConfirmationAction = z.enum(['register', 'confirm-subscription']);
export type ConfirmationAction = z.infer<typeof ConfirmationAction>;

/** The notice that a confirmed link is answered with (PROF-26); a link that is not known is the refusal. */
export const ConfirmationNotice = z.enum([
  'register',
  'confirm-subscription',
  'register-confirm-subscription',
]);
export type ConfirmationNotice = z.infer<typeof ConfirmationNotice>;

/** Confirms a mailbox, or a subscription, by the link of a letter. The profile is that of whoever is signed in here. */
export const ConfirmEmail = {
  body: z.object({ code: z.string().min(1).max(200), action: ConfirmationAction.optional() }),
  response: CartReply.extend({ profile: Profile.nullable(), notice: ConfirmationNotice }),
};

/** A device that is signed in to the account. */
export const Device = z.object({
  id: Id,
  type: z.enum(['mobile', 'tablet', 'desktop']).nullable(),
  /** The browser and the system, such as `Chrome, Android`; null where the browser does not tell. */
  name: z.string().nullable(),
  isCurrent: z.boolean(),
  signedInAt: Moment,
  seenAt: Moment,
});
export type Device = z.infer<typeof Device>;
export const GetDevices = { response: z.object({ devices: z.array(Device) }) };
export const EndDevice = { params: z.object({ id: Id }), response: z.object({}) };
