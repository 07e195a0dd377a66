import { attach, createStore, type Effect } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import type { Api } from './client.ts';
import type { CallFailed } from './failure.ts';

const missing: Api = () => {
  throw new Error('$api: no client in this scope. Fork it with a value for $api (site/app/scope.ts does).');
};

/** The client of this scope: the site, a story or a test supplies it. */
export const $api = createStore<{ send: Api }>({ send: missing }, { serialize: 'ignore', sid: 'api' });

/** An effect that sends one call by this scope's client. What needs options (an idempotency key) attaches `$api` itself. */
export const createCallFx = <C extends Call>(called: C): Effect<RequestOf<C>, ResponseOf<C>, CallFailed> =>
  attach({
    source: $api,
    effect: ({ send }, request: RequestOf<C>) => send(called, request),
    name: `${called.method} ${called.path}`,
  }) as unknown as Effect<RequestOf<C>, ResponseOf<C>, CallFailed>;
