import { attach, createEffect, createStore, scopeBind, type Effect, type Store } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { getCaptcha } from '@rukav/contract/sign-in/calls.ts';
import {
  $api,
  failureOf,
  isRefusedWith,
  type Api,
  type CallFailed,
  type CallOptions,
} from '../../../platform/api/index.ts';
import { requireCookiesFx } from '../../../platform/session/index.ts';
import { smartCaptchaFx } from '../smart-captcha.ts';

/** Solves what the server asks for: ALTCHA's puzzle by itself, or by the widget. */
async function solve(send: Api, askWidget: (siteKey: string) => Promise<string>): Promise<string> {
  const asked = await send(getCaptcha, {});
  if (asked.kind === 'smart') return askWidget(asked.siteKey);
  const { solvePuzzle } = await import('./solve-puzzle.ts');
  return solvePuzzle(asked.challenge);
}

interface GuardedCall<C extends Call> {
  request: RequestOf<C>;
  send: Api;
  options: CallOptions;
}

const $noOptions = createStore<CallOptions>({}, { serialize: 'ignore' });

/**
 * An effect that sends one call, and where the server doubts that a person asks, solves its captcha and sends the call again.
 * The shopper waits a moment longer and need not do anything, unless the widget asks for it. Nothing is sent where the browser refuses
 * cookies: signing in would be lost. `$options` are those of the call.
 */
export const createGuardedFx = <C extends Call>(
  called: C,
  $options: Store<CallOptions> = $noOptions,
): Effect<RequestOf<C>, ResponseOf<C>, CallFailed> =>
  attach({
    source: { api: $api, options: $options },
    mapParams: (request: RequestOf<C>, { api: { send }, options }) => ({ request, send, options }),
    effect: createEffect(async ({ request, send, options }: GuardedCall<C>) => {
      const [askWidget, requireCookies] = [
        scopeBind(smartCaptchaFx, { safe: true }),
        scopeBind(requireCookiesFx, { safe: true }),
      ];
      await requireCookies();
      try {
        return await send(called, request, options);
      } catch (thrown) {
        if (!isRefusedWith(failureOf(thrown), 'captcha_required')) throw thrown;
        const smartCaptchaToken = await solve(send, askWidget);
        const { body } = request as { body: object };
        return send(called, { body: { ...body, smartCaptchaToken } } as RequestOf<C>, options);
      }
    }),
    name: `${called.method} ${called.path}, guarded`,
  }) as unknown as Effect<RequestOf<C>, ResponseOf<C>, CallFailed>;
