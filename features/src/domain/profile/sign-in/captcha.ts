import { attach, createEffect, scopeBind, type Effect } from 'effector';
import type { Call, RequestOf, ResponseOf } from '@rukav/contract';
import { getCaptcha } from '@rukav/contract/sign-in/calls.ts';
import { $api, failureOf, isRefusedWith, type Api, type CallFailed } from '../../../platform/api/index.ts';
import { smartCaptchaFx } from '../smart-captcha.ts';

/** Solves what the server asks for: ALTCHA's puzzle by itself, or by the widget. */
async function solve(send: Api, askWidget: (siteKey: string) => Promise<string>): Promise<string> {
  const asked = await send(getCaptcha, {});
  if (asked.kind === 'smart') return askWidget(asked.siteKey);
  const { solvePuzzle } = await import('./solve-puzzle.ts');
  return solvePuzzle(asked.challenge);
}

/**
 * An effect that sends one call, and where the server doubts that a person asks, solves its captcha and sends the call again.
 * The shopper waits a moment longer and need not do anything, unless the widget asks her to.
 */
export const createGuardedFx = <C extends Call>(called: C): Effect<RequestOf<C>, ResponseOf<C>, CallFailed> =>
  attach({
    source: $api,
    mapParams: (request: RequestOf<C>, { send }) => ({ request, send }),
    effect: createEffect(async ({ request, send }: { request: RequestOf<C>; send: Api }) => {
      const askWidget = scopeBind(smartCaptchaFx, { safe: true });
      try {
        return await send(called, request);
      } catch (thrown) {
        if (!isRefusedWith(failureOf(thrown), 'captcha_required')) throw thrown;
        const smartCaptchaToken = await solve(send, askWidget);
        const { body } = request as { body: object };
        return send(called, { body: { ...body, smartCaptchaToken } } as RequestOf<C>);
      }
    }),
    name: `${called.method} ${called.path}, guarded`,
  }) as unknown as Effect<RequestOf<C>, ResponseOf<C>, CallFailed>;
