import type { Generated } from 'kysely';
import type { ConfirmationAction } from '@rukav/contract/sign-in/schemas.ts';

export interface SignInTables {
  sign_in_code: SignInCodeTable;
  contact_proof: ContactProofTable;
  account_password: AccountPasswordTable;
  password_reset: PasswordResetTable;
  email_confirmation: EmailConfirmationTable;
  known_network: KnownNetworkTable;
  employee_phone: EmployeePhoneTable;
}

/** What a code opens: the account, a new password, or a change of phone or mailbox. */
export type CodePurpose = 'sign_in' | 'recovery' | 'change';

/** The one-time code that a session waits for: one a contact and purpose, a new one takes the place of the last. */
export interface SignInCodeTable {
  session_id: string;
  /** A phone, or a mailbox in small letters. */
  contact: string;
  purpose: CodePurpose;
  /** SHA-256 of the salt and the code. */
  code_hash: Buffer;
  salt: Buffer;
  /** Tries that were evaluated. */
  tries: number;
  /** Tries that may be. */
  most_tries: number;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Whether it is the few figures of a call. */
  is_short: Generated<boolean>;
  /** The message that waits to carry the code where a call or a push does not reach anybody. */
  fallback_id: number | null;
}

/** Proof of a contact that a right code has earned. It works once, in the session that earned it. */
export interface ContactProofTable {
  token_hash: Buffer;
  session_id: string;
  contact: string;
  purpose: CodePurpose;
  expires_at: Date;
  used_at: Date | null;
}

/** What is kept of a password. An account without one is signed in to by codes alone. */
export interface AccountPasswordTable {
  account_id: string;
  /** Argon2id, with its parameters and salt, as `argon2id$m=…`. */
  hash: string;
  changed_at: Date;
}

/** A link that opens a new password, sent to a confirmed mailbox. */
export interface PasswordResetTable {
  token_hash: Buffer;
  account_id: string;
  /** The session that asked for it. */
  asked_by: string | null;
  email: string;
  expires_at: Date;
  used_at: Date | null;
}

/** A network, or a browser, from which a contact's account was signed in to. */
export interface KnownNetworkTable {
  contact_hash: string;
  network_hash: string;
  seen_at: Date;
}

/** Phones of employees, who register on the corporate portal. The retailer fills it. */
export interface EmployeePhoneTable {
  phone: string;
}

/** A link that confirms a mailbox. */
export interface EmailConfirmationTable {
  token_hash: Buffer;
  /** Null for a guest who subscribes. */
  account_id: string | null;
  email: string;
  action: ConfirmationAction;
  expires_at: Date;
  used_at: Date | null;
}
