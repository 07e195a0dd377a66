import { $api, createClient, type CallFailed } from '@rukav/features/api';
import { $clock } from '@rukav/features/clock';
import * as errors from '@rukav/features/errors';
import { addressRequestedFx, reloadRequestedFx } from '@rukav/features/navigation';
import type { Call } from '@rukav/contract';
import { fork, scopeBind, type Scope } from 'effector';
import { navigation } from './navigation';

const sessionToken = () => /(?:^|;\s*)session_token=([^;]*)/.exec(document.cookie)?.[1];

const after = async (action: Promise<unknown> | void) => {
  await action;
};

/** The browser's scope: the values that the server sent, and the effects that only a browser can carry out. */
export function createClientScope(values: Record<string, unknown>): Scope {
  let scope: Scope | undefined;
  const onFailure = (failed: CallFailed, called: Call) => {
    if (!scope) return undefined;
    const inScope = { scope };
    return errors.handleFailure(
      {
        failed: scopeBind(errors.failed, inScope),
        tooManyRequests: scopeBind(errors.tooManyRequests, inScope),
        sessionTokenInvalidated: scopeBind(errors.sessionTokenInvalidated, inScope),
        forbiddenAsBot: scopeBind(errors.forbiddenAsBot, inScope),
      },
      failed,
      called,
    );
  };
  const send = createClient({
    fetch: (input, init) => fetch(input, init),
    headers: (): Record<string, string> => {
      const token = sessionToken();
      return token ? { 'x-session-token': decodeURIComponent(token) } : {};
    },
    onFailure,
  });

  scope = fork({
    values: { ...values, [$api.sid ?? 'api']: { send }, [$clock.sid ?? 'clock']: { now: Date.now } },
    handlers: [
      [addressRequestedFx, navigation.go],
      [reloadRequestedFx, () => after(window.location.reload())],
    ],
  });
  return scope;
}
