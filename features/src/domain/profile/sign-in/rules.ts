import type { Country } from '@rukav/contract';
import { cyrillic, emailPattern } from '@rukav/contract/text-patterns.ts';

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

export type SignInField = 'phone' | 'code' | 'name' | 'email' | 'rules' | 'personalData';
export type SignInFault =
  | 'required'
  | 'short'
  | 'long'
  | 'country'
  | 'characters'
  | 'invalid'
  | 'wrong'
  | 'expired'
  | 'attempts'
  | 'exists';
export type SignInProblems = Partial<Record<SignInField, SignInFault>>;

const phonePatterns = { RU: /^\+79\d{9}$/, KZ: /^\+77\d{9}$/ } as const;
const namePattern = new RegExp(`^[${cyrillic}]+(?:-[${cyrillic}]+)*$`);

function phoneFault(phone: string, country: Country): SignInFault | null {
  if (phone === '') return 'required';
  if (phone.length < 12) return 'short';
  return phonePatterns[country].test(phone) ? null : 'country';
}

function nameFault(written: string): SignInFault | null {
  const name = written.trim();
  if (name === '') return 'required';
  if (!namePattern.test(name)) return 'characters';
  if (name.length < 2) return 'short';
  return name.length > 64 ? 'long' : null;
}

function emailFault(written: string): SignInFault | null {
  const email = written.trim();
  if (email === '') return null;
  return email.length >= 5 && email.length <= 100 && emailPattern.test(email) ? null : 'invalid';
}

const found = (faults: Record<string, SignInFault | null>): SignInProblems =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as SignInProblems;

/** What keeps a code from being sent. */
export const phoneProblems = ({ phone }: SignInDraft, country: Country) =>
  found({ phone: phoneFault(phone, country) });

/** What keeps a code from being checked. */
export const codeProblems = ({ code }: SignInDraft, length: number) =>
  found({ code: code === '' ? 'required' : code.length < length ? 'short' : null });

/** What keeps an account from being made. */
export const registrationProblems = ({ name, email, rules, personalData }: SignInDraft) =>
  found({
    name: nameFault(name),
    email: emailFault(email),
    rules: rules ? null : 'required',
    personalData: personalData ? null : 'required',
  });
