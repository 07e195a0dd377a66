import { createEvent, createStore, sample } from 'effector';
import { order } from '../model.ts';
import { leftToTry, type RepeatedGoods, type RepeatResult } from './goods.ts';
import { repeatFx } from './repeat.ts';

/** The modal was opened for an order. */
export const opened = createEvent<{ orderNumber: string }>();
/** The shopper wants these goods again. */
export const confirmed = createEvent<readonly RepeatedGoods[]>();
/** What broke on the way is to be tried again. */
export const retried = createEvent();

/** What became of the goods; null until all of them have been tried. */
export const $results = createStore<readonly RepeatResult[] | null>(null, { serialize: 'ignore' })
  .on(repeatFx.done, (known, { result }) => (known ?? []).filter(({ isFailed }) => !isFailed).concat(result))
  .reset(opened);

sample({
  clock: opened,
  fn: ({ orderNumber: id }) => ({ params: { id } }),
  target: order.openFx,
});
sample({
  clock: confirmed,
  source: repeatFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, goods) => goods,
  target: repeatFx,
});
sample({
  clock: retried,
  source: { results: $results, isPending: repeatFx.pending },
  filter: ({ results, isPending }) => results !== null && !isPending,
  fn: ({ results }) => leftToTry(results ?? []),
  target: repeatFx,
});
