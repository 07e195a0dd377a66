import { putPassword } from '@rukav/contract/account/calls.ts';
import { PutPassword } from '@rukav/contract/account/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { changePassword, createCodeRepository, createPasswordRepository, tryCode } from '../sign-in/index.ts';
import { profileText } from './texts.ts';

/** PUT /profile/password: a new password, by the old one or by a code that was sent to the phone. Other devices are signed out. */
export const putPasswordHandler = (kernel: Kernel) =>
  handle(
    putPassword,
    PutPassword,
    async ({ body, accountId, ...asked }) => {
      const { ip, language, now, refuse, session, transaction } = asked;
      const { oldPassword, code, newPassword } = body;
      const passwords = createPasswordRepository(kernel.db);
      if (oldPassword !== undefined && !(await passwords.check(accountId, oldPassword)))
        return refuse('old_password_incorrect', {
          field: 'oldPassword',
          message: profileText('old_password_incorrect', language),
        });
      const isSame = () =>
        refuse('new_password_same', {
          field: 'newPassword',
          message: profileText('new_password_same', language),
        });
      if (oldPassword === undefined) {
        const account = await createAccountRepository(kernel.db).find(accountId);
        const contact = account?.phone ?? '';
        const key = await tryCode(kernel.db, asked, { contact, purpose: 'change', code: code ?? '' });
        if (await passwords.check(accountId, newPassword)) {
          await createCodeRepository(kernel.db).restore(key);
          return isSame();
        }
      }
      const keptSessionId = (await session.find())?.id;
      const change = await transaction((trx) =>
        changePassword(trx, kernel, {
          accountId,
          password: newPassword,
          now,
          origin: { ip, browser: session.browser.token() },
          ...(keptSessionId !== undefined && { keptSessionId }),
        }),
      );
      return change === 'same' ? isSame() : {};
    },
    { limit: { burst: 10, per: 3_600_000 } },
  );
