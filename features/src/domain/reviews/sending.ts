import { attach, createEvent, createStore, scopeBind } from 'effector';
import type { Call, RequestOf } from '@rukav/contract';
import { $api } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';

/** One wish to send: the same key for a retry and a lost answer, another for another text. */
interface Intention {
  key: string;
  about: string;
}

/** What is sent, and about which product. */
export interface Sending<C extends Call> {
  productId: string;
  request: RequestOf<C>;
}

/** An effect that sends a text so that it is taken once, however often the same one is sent. */
export function createSendFx<C extends Call>(name: string, call: C) {
  const intended = createEvent<Intention>();
  const $intention = createStore<Intention | null>(null, {
    serialize: 'ignore',
    sid: `reviews:${name}:intention`,
  }).on(intended, (_, intention) => intention);

  return attach({
    source: { api: $api, intention: $intention },
    effect: async ({ api, intention }, { request }: Sending<C>) => {
      const intend = scopeBind(intended, { safe: true });
      const makeKey = scopeBind(keyMadeFx, { safe: true });
      const about = JSON.stringify(request);
      const key = intention?.about === about ? intention.key : await makeKey();
      intend({ key, about });
      return api.send(call, request, { idempotencyKey: key });
    },
  });
}
