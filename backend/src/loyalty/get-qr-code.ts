import { getQrCode } from '@rukav/contract/loyalty/calls.ts';
import { GetQrCode } from '@rukav/contract/loyalty/schemas.ts';
import { createAccountRepository } from '../accounts/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';

/** GET /account/qr-code: the number of the club card, which a till knows the member by. */
export const getQrCodeHandler = ({ db }: Kernel) =>
  handle(getQrCode, GetQrCode, async ({ accountId, refuse }) => {
    const account = await createAccountRepository(db).find(accountId);
    return account ? { value: account.club_id } : refuse('auth_required');
  });
