import { exportAccount } from '@rukav/contract/account/calls.ts';
import { ExportAccount } from '@rukav/contract/account/schemas.ts';
import { createAccountRepository, toAccount } from '../accounts/index.ts';
import { createAddressRepository, toSaved } from '../addresses/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { readBonuses, readOffers } from './kept-club.ts';
import { readCarts, readOrders } from './kept-goods.ts';
import {
  readAllMessages,
  readDevices,
  readFavourites,
  readFormerContacts,
  readLetters,
  readPlaces,
  readSubscriptions,
} from './kept.ts';

/** GET /account/export: everything that is kept about a member, as a file. */
export const exportAccountHandler = ({ db }: Kernel) =>
  handle(
    exportAccount,
    ExportAccount,
    async ({ accountId, language, locale, now, setHeader, refuse }) => {
      const account = await createAccountRepository(db).find(accountId);
      if (!account) return refuse('auth_required');
      const [addresses, places, carts, orders, consents, devices, viewed] = await Promise.all([
        createAddressRepository(db, accountId).list(),
        readPlaces(db, accountId),
        readCarts(db, accountId),
        readOrders(db, accountId),
        db
          .selectFrom('consent')
          .select(['purpose', 'text_version', 'given_at'])
          .where('account_id', '=', accountId)
          .orderBy('given_at')
          .execute(),
        readDevices(db, accountId),
        db
          .selectFrom('viewed_product')
          .select(['product_id', 'viewed_at'])
          .where('account_id', '=', accountId)
          .orderBy('viewed_at', 'desc')
          .execute(),
      ]);
      const [formerContacts, favourites, messages, subscriptions, bonuses, offers, letters] =
        await Promise.all([
          readFormerContacts(db, account),
          readFavourites(db, accountId),
          readAllMessages(db, accountId, locale),
          readSubscriptions(db, accountId),
          readBonuses(db, accountId, locale),
          readOffers(db, accountId, locale),
          readLetters(db, accountId),
        ]);
      setHeader('content-disposition', 'attachment; filename="my-data.json"');
      return {
        exportedAt: now.toISOString(),
        profile: await toAccount(db, account, { language, now }),
        formerContacts,
        addresses: await toSaved(db, addresses, language),
        places,
        carts,
        orders,
        consents: consents.map(({ purpose, text_version, given_at }) => ({
          purpose,
          textVersion: text_version,
          givenAt: given_at.toISOString(),
        })),
        devices,
        viewed: viewed.map(({ product_id, viewed_at }) => ({
          productId: product_id,
          viewedAt: viewed_at.toISOString(),
        })),
        ...favourites,
        messages,
        subscriptions,
        bonuses,
        ...offers,
        ...letters,
      };
    },
    { limit: { burst: 5, per: 3_600_000 } },
  );
