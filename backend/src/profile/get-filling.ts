import { getProfileFilling } from '@rukav/contract/account/calls.ts';
import { GetProfileFilling } from '@rukav/contract/account/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { fillingOf } from './filling.ts';

/** GET /account/profile-filling: whether bonuses wait for whoever fills her profile. */
export const getProfileFillingHandler = ({ db }: Kernel) =>
  handle(getProfileFilling, GetProfileFilling, async ({ session, now }) =>
    fillingOf(db, (await session.find())?.account_id ?? undefined, now),
  );
