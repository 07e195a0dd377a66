import { createHash } from 'node:crypto';

/** How a contact was sent: a phone or a mailbox, one of the two. */
export interface SentContact {
  phone?: string | undefined;
  email?: string | undefined;
}

/** A contact as codes and proofs know it: a phone, or a mailbox in small letters. */
export const contactOf = ({ phone, email }: SentContact): string => phone ?? email?.toLowerCase() ?? '';

/** A name under which a contact or a network is counted without being known. */
export const hidden = (what: string): string => createHash('sha256').update(what).digest('base64url');
