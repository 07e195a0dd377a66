import { limits } from '@rukav/contract';
import { getBonusHistory, legacyBonusHistory } from '@rukav/contract/loyalty/calls.ts';
import { GetBonusHistory, LegacyBonusHistory } from '@rukav/contract/loyalty/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { readHistory } from './history.ts';

/** GET /account/bonus-history-pagination. */
export const getBonusHistoryHandler = ({ db }: Kernel) =>
  handle(getBonusHistory, GetBonusHistory, ({ accountId, query, language }) =>
    readHistory(db, accountId, { ...query, language }),
  );

/** GET /profile/bonus-history, legacy: the first page of it. */
export const legacyBonusHistoryHandler = ({ db }: Kernel) =>
  handle(legacyBonusHistory, LegacyBonusHistory, async ({ accountId, language }) => {
    const page = { pageNumber: 0, pageSize: limits.listPageSize, language };
    return { entries: (await readHistory(db, accountId, page)).entries };
  });
