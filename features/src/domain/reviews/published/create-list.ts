import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { createCallFx } from '../../../platform/api/index.ts';
import { $clock } from '../../../platform/clock/index.ts';

/** How long a list is added to before it is read anew, ms. */
const fresh = 120_000;
/** Items of one call at most. */
const most = 100;

/** What a call answers, as a list. */
export interface Page<Item> {
  items: readonly Item[];
  totalCount: number;
  isEnabled: boolean;
}

/** What is asked for: how many items of which list. */
export interface Wanted {
  productId: string;
  /** Lists of one product that differ, such as its orders. */
  order: string;
  amount: number;
}

interface Kept<P> {
  wanted: Wanted;
  page: P;
  /** When it was read, ms. */
  at: number;
}

interface Recipe<C extends Call, P> {
  /** Unique among the lists. */
  name: string;
  call: C;
  /** How many items are added at a time. */
  step: number;
  requestOf: (wanted: Wanted, page: { pageNumber: number; pageSize: number }) => RequestOf<C>;
  pageOf: (answer: ResponseOf<C>) => P;
}

/** What was published meanwhile moves items to the next page: each stands in the list once. */
function joined<P extends Page<{ id: string }>>(known: P, more: P): P {
  const ids = new Set(known.items.map(({ id }) => id));
  return { ...more, items: [...known.items, ...more.items.filter(({ id }) => !ids.has(id))] };
}

const isSameList = (a: Wanted, b: Wanted) => a.productId === b.productId && a.order === b.order;

/**
 * A list of what was published about a product, which grows step by step. A failure sets `$isFailed` and is never thrown,
 * for the page around the list is whole without it.
 */
export function createList<C extends Call, P extends Page<{ id: string }>>(recipe: Recipe<C, P>) {
  const { name, step, requestOf, pageOf } = recipe;
  const sid = (store: string) => `reviews:${name}:${store}`;
  const callFx = createCallFx(recipe.call);

  const $kept = createStore<Kept<P> | null>(null, { sid: sid('kept') });
  const $wanted = createStore<Wanted | null>(null, { sid: sid('wanted') });

  const loadFx = attach({
    source: { kept: $kept, clock: $clock },
    effect: async ({ kept, clock }, wanted: Wanted): Promise<Kept<P>> => {
      const send = scopeBind(callFx, { safe: true });
      const read = async (pageNumber: number, pageSize: number) =>
        pageOf(await send(requestOf(wanted, { pageNumber, pageSize })));
      const at = clock.now();
      if (kept && isSameList(kept.wanted, wanted) && at - kept.at < fresh) {
        const { length } = kept.page.items;
        if (length >= Math.min(wanted.amount, kept.page.totalCount)) return { ...kept, wanted };
        const isNextStep = length % step === 0 && wanted.amount - length === step;
        if (isNextStep) return { ...kept, wanted, page: joined(kept.page, await read(length / step, step)) };
      }
      return { wanted, at, page: await read(0, Math.min(wanted.amount, most)) };
    },
  });

  /** Never rejects: the section of a product page that could not be read says so itself. */
  const openFx = createEffect(async (wanted: Wanted): Promise<void> => {
    await Promise.allSettled([loadFx(wanted)]);
  });
  const retried = createEvent();

  $wanted.on(loadFx, (_, wanted) => wanted);
  const isWanted = (wanted: Wanted | null, { params }: { params: Wanted }) => wanted === params;
  sample({
    clock: loadFx.done,
    source: $wanted,
    filter: isWanted,
    fn: (_, { result }) => result,
    target: $kept,
  });
  const $isFailed = createStore(false, { sid: sid('isFailed') }).reset(loadFx);
  sample({ clock: loadFx.fail, source: $wanted, filter: isWanted, fn: () => true, target: $isFailed });
  sample({ clock: retried, source: $wanted, filter: (wanted) => wanted !== null, target: openFx });

  return {
    openFx,
    /** Reads again what could not be read. */
    retried,
    /** What is known of the product that was opened last; null until then. A colour shows what its model's others show. */
    $list: combine($kept, $wanted, (kept, wanted) =>
      kept && wanted ? { ...kept.page, of: kept.wanted } : null,
    ),
    $isFailed,
    $isPending: loadFx.pending,
  };
}
