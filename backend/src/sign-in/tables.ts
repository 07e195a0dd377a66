export interface SignInTables {
  sign_in_code: SignInCodeTable;
  phone_proof: PhoneProofTable;
}

/** What a code opens. */
export type CodePurpose = 'sign_in';

/** The one-time code that a session waits for: one a phone and purpose, a new one takes the place of the last. */
export interface SignInCodeTable {
  session_id: string;
  phone: string;
  purpose: CodePurpose;
  /** SHA-256 of the salt and the code. */
  code_hash: Buffer;
  salt: Buffer;
  /** Tries that were evaluated. */
  tries: number;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Proof of a phone that a right code has earned. It works once, in the session that earned it. */
export interface PhoneProofTable {
  token_hash: Buffer;
  session_id: string;
  phone: string;
  expires_at: Date;
  used_at: Date | null;
}
