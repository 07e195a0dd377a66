import { sample } from 'effector';
import { getPrices } from '@rukav/contract/product/calls.ts';
import { createQuery } from '../../platform/api/index.ts';
import { personalPriceKnown } from './index.ts';

/** The price as this visitor pays it: fetched by the browser, never rendered into a page. */
export const prices = createQuery(getPrices, { ttl: 60_000, keep: 8, isOwn: true });

sample({
  clock: prices.$current,
  filter: ({ request, answer }) => request !== null && answer !== null,
  fn: ({ request, answer }) => ({
    id: request?.params.id ?? '',
    value: answer?.personalPrice?.value ?? null,
  }),
  target: personalPriceKnown,
});
