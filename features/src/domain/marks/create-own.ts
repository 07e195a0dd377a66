import { createEvent, createStore, sample } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { createCallFx } from '../../platform/api/index.ts';
import { marksCleared } from './marks.ts';

/** What a member's page shows of her own. `answer` is null until the one to the newest request has come. */
export interface Own<Answer> {
  state: 'loading' | 'failed' | 'ready';
  answer: Answer | null;
}

/**
 * A read of what is a member's own: loaded anew at each opening of its page, and forgotten when she signs out. An answer to an
 * earlier request changes nothing; `shown` tells which request the page shows the answer of.
 */
export function createOwn<C extends Call>(called: C) {
  type Answer = ResponseOf<C>;
  const loadFx = createCallFx(called);
  const opened = createEvent<RequestOf<C>>();

  const $request = createStore<RequestOf<C> | null>(null, { serialize: 'ignore' })
    .on(opened, (_, request) => request)
    .reset(marksCleared);
  const $own = createStore<Own<Answer>>({ state: 'loading', answer: null }, { serialize: 'ignore' })
    .on(opened, () => ({ state: 'loading', answer: null }))
    .reset(marksCleared);

  sample({ clock: opened, target: loadFx });
  const shown = sample({
    clock: loadFx.done,
    source: $request,
    filter: (request, { params }) => request === params,
    fn: (_, { params, result }) => ({ request: params, answer: result }),
  });
  const failed = sample({
    clock: loadFx.fail,
    source: $request,
    filter: (request, { params }) => request === params,
    fn: () => undefined,
  });
  $own
    .on(shown, (_, { answer }) => ({ state: 'ready', answer }))
    .on(failed, ({ answer }) => ({ state: 'failed', answer }));

  return { opened, shown, $own };
}
