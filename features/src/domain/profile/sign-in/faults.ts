import type { Country } from '@rukav/contract';
import { faultOf, type FieldFault } from '@rukav/contract/fields/fault.ts';
import { Email, FirstName, phoneOf } from '@rukav/contract/fields/person.ts';
import { agreed, faultsOf, type Faults } from '../../../platform/forms/index.ts';

/** What is written in the forms of signing in. */
export interface SignInDraft {
  phone: string;
  code: string;
  name: string;
  email: string;
  rules: boolean;
  personalData: boolean;
  subscription: boolean;
}

export const emptySignIn: SignInDraft = {
  phone: '',
  code: '',
  name: '',
  email: '',
  rules: false,
  personalData: false,
  subscription: false,
};

/** The fields that can be faulty, in the order in which they stand. */
export const signInFields = ['phone', 'code', 'name', 'email', 'rules', 'personalData'] as const;
export type SignInField = (typeof signInFields)[number];

/** What is wrong with a field: by its own rule, or because the server says so. */
export type SignInFault = FieldFault | { code: 'wrong' | 'expired' | 'attempts' | 'exists' };
export type SignInFaults = Faults<SignInField, SignInFault>;

const found = faultsOf<SignInField, SignInFault>;

/** What keeps a code from being sent. */
export const phoneFaults = ({ phone }: SignInDraft, country: Country): SignInFaults =>
  found({ phone: faultOf(phoneOf(country), phone) });

/** What keeps a code from being checked. */
export const codeFaults = ({ code }: SignInDraft, length: number): SignInFaults =>
  found({ code: code === '' ? { code: 'required' } : code.length < length ? { code: 'short' } : null });

/** What keeps an account from being made. */
export const registrationFaults = ({ name, email, rules, personalData }: SignInDraft): SignInFaults =>
  found({
    name: faultOf(FirstName, name),
    email: email.trim() === '' ? null : faultOf(Email, email),
    rules: agreed(rules),
    personalData: agreed(personalData),
  });
