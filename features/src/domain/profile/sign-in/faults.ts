import type { Country } from '@rukav/contract';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Birthday, Email, FirstName, phoneOf } from '@rukav/contract/fields/person.ts';
import { ClubCard, Password } from '@rukav/contract/fields/sign-in.ts';
import { agreed, faultsOf, type Faults } from '../../../platform/forms/index.ts';

/** By what an account is found: a phone, a mailbox, or with a password also a club card. */
export type LoginKind = 'phone' | 'email' | 'card';

/**
 * Where the shopper is: naming herself for a code, or with a password; at the code; making an account, or told that hers is
 * made elsewhere; agreeing; recovering a password: asking for it, told of a letter, or setting it by a code.
 */
export type SignInStep =
  | 'contact'
  | 'password'
  | 'code'
  | 'registration'
  | 'employee'
  | 'agreement'
  | 'recovery'
  | 'letter'
  | 'newPassword';

/** What is written in the forms of signing in. */
export interface SignInDraft {
  by: LoginKind;
  phone: string;
  email: string;
  card: string;
  password: string;
  code: string;
  newPassword: string;
  name: string;
  mailbox: string;
  /** `YYYY-MM-DD`, or empty. */
  birthday: string;
  rules: boolean;
  userAgreement: boolean;
  personalData: boolean;
  subscription: boolean;
}

export const emptySignIn: SignInDraft = {
  by: 'phone',
  phone: '',
  email: '',
  card: '',
  password: '',
  code: '',
  newPassword: '',
  name: '',
  mailbox: '',
  birthday: '',
  rules: false,
  userAgreement: false,
  personalData: false,
  subscription: false,
};

/** The fields that can be faulty, in the order in which they stand. */
export const signInFields = [
  'phone',
  'email',
  'card',
  'password',
  'code',
  'name',
  'mailbox',
  'birthday',
  'newPassword',
  'rules',
  'userAgreement',
  'personalData',
] as const;
export type SignInField = (typeof signInFields)[number];

/** What is wrong with a field: by its own rule, or because the server says so. */
export type SignInFault = FieldFault | { code: 'wrong' | 'expired' | 'attempts' | 'exists' | 'same' };
export type SignInFaults = Faults<SignInField, SignInFault>;

const found = faultsOf<SignInField, SignInFault>;

/** What keeps an account from being looked for: only what it is to be found by counts. */
export function contactFaults({ by, phone, email, card }: SignInDraft, country: Country): SignInFaults {
  if (by === 'phone') return found({ phone: faultOf(phoneOf(country), phone) });
  return by === 'email' ? found({ email: faultOf(Email, email) }) : found({ card: faultOf(ClubCard, card) });
}

/** What keeps a password from being compared. What it lacks is not said: it may be an old one. */
export const passwordFaults = (draft: SignInDraft, country: Country): SignInFaults => ({
  ...contactFaults(draft, country),
  ...found({ password: draft.password === '' ? { code: 'required' } : null }),
});

/** What keeps a code from being checked. */
export const codeFaults = ({ code }: SignInDraft, length: number): SignInFaults =>
  found({ code: code === '' ? { code: 'required' } : code.length < length ? { code: 'short' } : null });

/** What keeps a new password from being set. */
export const newPasswordFaults = (draft: SignInDraft, length: number): SignInFaults => ({
  ...codeFaults(draft, length),
  ...found({ newPassword: faultOf(Password, draft.newPassword) }),
});

/** What has to be agreed to. */
export const agreementFaults = ({ rules, userAgreement, personalData }: SignInDraft): SignInFaults =>
  found({ rules: agreed(rules), userAgreement: agreed(userAgreement), personalData: agreed(personalData) });

/** What keeps an account from being made. */
export const registrationFaults = (draft: SignInDraft): SignInFaults => ({
  ...found({
    name: faultOf(FirstName, draft.name),
    mailbox: faultOf(Email, draft.mailbox),
    birthday: draft.birthday === '' ? null : faultOf(Birthday, draft.birthday),
    newPassword: draft.newPassword === '' ? null : faultOf(Password, draft.newPassword),
  }),
  ...agreementFaults(draft),
});
