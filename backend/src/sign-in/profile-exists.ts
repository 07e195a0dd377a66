import { profileExists } from '@rukav/contract/sign-in/calls.ts';
import { ProfileExists } from '@rukav/contract/sign-in/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createCodeRepository } from './code-repository.ts';
import { contactOf } from './contact.ts';
import { signInText } from './texts.ts';

/** POST /profile/exists: whether a contact that the visitor has proven belongs to an account. The proof stays good. */
export const profileExistsHandler = ({ db }: Kernel) =>
  handle(profileExists, ProfileExists, async ({ body, session, language, now, refuse }) => {
    const visitor = await session.find();
    const key = { sessionId: visitor?.id ?? '', contact: contactOf(body), purpose: 'sign_in' } as const;
    const isProven = visitor && (await createCodeRepository(db).hasProof(key, body.token, now));
    if (!isProven) return refuse('token_invalid', { message: signInText('token_invalid', language) });
    return { exists: (await createAccountRepository(db).findByContact(body)) !== undefined };
  });
