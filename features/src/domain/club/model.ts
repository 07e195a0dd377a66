import { sample } from 'effector';
import { getBonuses, getBonusHistory, getQrCode } from '@rukav/contract/loyalty/calls.ts';
import { createQuery, failureOf } from '../../platform/api/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';

/** Level and bonuses of whoever is signed in. */
export const bonuses = createQuery(getBonuses, { ttl: 15_000, keep: 1, isOwn: true });
// The club does not answer: its page has nothing else to show, and can be loaded anew (ERR-092).
sample({
  clock: [bonuses.openFx.failData, bonuses.retryFx.failData],
  filter: (thrown) => failureOf(thrown).kind === 'fault',
  fn: () =>
    ({
      id: 'error',
      props: { title: 'errors.attention', message: 'club.unavailable', buttons: ['reload', 'cancel'] },
    }) as const,
  target: openModalFx,
});

/** The number that a till reads. */
export const cardCode = createQuery(getQrCode, { ttl: 300_000, keep: 1, isOwn: true });
/** What was given and taken, by pages. */
export const history = createQuery(getBonusHistory, { ttl: 15_000, keep: 4, isOwn: true });

/** The request of a page of the history, from 0 on. */
export const historyRequest = (pageNumber: number) => ({ query: { pageNumber } });
