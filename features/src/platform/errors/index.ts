import { createEvent, createStore, sample } from 'effector';
import type { Call } from '@rukav/contract';
import { CallFailed, type Failure } from '../api/index.ts';
import { openModalFx, showToastFx } from '../overlays/index.ts';
import { $isMember, actorChanged, requireCookiesFx } from '../session/index.ts';

/** A failed call as it is kept: which call, and why. The payload is left out, for it may hold what is personal. */
export interface ApiError {
  action: string;
  failure: Failure;
}

/** Told of every failed call by the client. */
export const failed = createEvent<ApiError>();

/** The last failures, newest first, at most twenty. */
export const $apiErrors = createStore<readonly ApiError[]>([], { serialize: 'ignore' }).on(
  failed,
  (errors, error) => [error, ...errors].slice(0, 20),
);

const refusal = (failure: Failure, code: string) =>
  failure.kind === 'refused' ? failure.errors.find((error) => error.code === code) : undefined;

/** Too many requests: a red toast, and the call is rejected. */
export const tooManyRequests = createEvent();
/** The session's token is not valid any more: the shopper sees a message and the page is loaded anew. */
export const sessionTokenInvalidated = createEvent();
/** What support needs to know of whoever was taken for a machine. */
export type Incident = Record<'phone' | 'incidentId' | 'code' | 'time' | 'ip', string>;

/** Only an account may do what was asked: there is none, or its session has ended meanwhile. */
export const authRequired = createEvent<'read' | 'change'>();

/** Taken for a machine: a modal with what support needs to know. */
export const forbiddenAsBot = createEvent<Incident>();

sample({
  clock: tooManyRequests,
  fn: () =>
    ({ id: 'too-many-requests', level: 'errors', colour: 'red', message: 'errors.tooManyRequests' }) as const,
  target: showToastFx,
});

sample({
  clock: sessionTokenInvalidated,
  fn: () =>
    ({
      id: 'error',
      props: { title: 'errors.title', message: 'errors.refresh', buttons: ['reload'], reloadsOnClose: true },
    }) as const,
  target: openModalFx,
});

sample({
  clock: requireCookiesFx.fail,
  fn: () =>
    ({
      id: 'error',
      props: { title: 'errors.attention', message: 'errors.cookies', buttons: ['ok'] },
    }) as const,
  target: openModalFx,
});

// Who was signed in is a guest by now: a page of the account asks to sign in. A change keeps its page, with what was written.
sample({
  clock: authRequired,
  source: $isMember,
  filter: (isMember, what) => isMember && what === 'read',
  fn: () => 'guest' as const,
  target: actorChanged,
});

sample({
  clock: forbiddenAsBot,
  fn: (values) =>
    ({
      id: 'error',
      props: {
        title: 'errors.attention',
        message: 'errors.antiBot',
        values,
        buttons: ['ok'],
        reloadsOnClose: true,
      },
    }) as const,
  target: openModalFx,
});

/** What the application does about a failure, whoever made the call (ERR-001). */
export type GlobalHandling = 'tooManyRequests' | 'sessionTokenInvalid' | 'antiBot' | 'authRequired' | 'none';

const text = (value: string | number | undefined) => (value === undefined ? '—' : String(value));

/** The incident behind a failure; null where nobody was taken for a machine. */
export function incidentOf(failure: Failure): Incident | null {
  const params = failure.status === 403 ? refusal(failure, 'forbidden')?.params : undefined;
  if (!params?.['incidentId']) return null;
  return {
    phone: text(params['phone']),
    incidentId: text(params['incidentId']),
    code: text(params['code']),
    time: text(params['time']),
    ip: text(params['ip']),
  };
}

/** Which global handler a failure belongs to. */
export function globalHandlingOf(failure: Failure): GlobalHandling {
  if (failure.status === 429) return 'tooManyRequests';
  if (refusal(failure, 'session_token_invalid')) return 'sessionTokenInvalid';
  if (incidentOf(failure)) return 'antiBot';
  if (refusal(failure, 'auth_required')) return 'authRequired';
  return 'none';
}

/**
 * The client's `onFailure`: records the failure and raises the global handlers. A call whose session token is invalid,
 * or that was taken for a machine's, never settles; one too many, or one that needs an account, is rejected as usual.
 */
export function handleFailure(
  raise: {
    failed: (error: ApiError) => void;
    tooManyRequests: () => void;
    authRequired: (what: 'read' | 'change') => void;
    sessionTokenInvalidated: () => void;
    forbiddenAsBot: (about: Incident) => void;
  },
  { failure }: CallFailed,
  called: Call,
): Promise<never> | void {
  raise.failed({ action: `${called.method} ${called.path}`, failure });
  const handling = globalHandlingOf(failure);
  if (handling === 'tooManyRequests') return raise.tooManyRequests();
  if (handling === 'authRequired') return raise.authRequired(called.method === 'GET' ? 'read' : 'change');
  if (handling === 'none') return undefined;

  if (handling === 'sessionTokenInvalid') raise.sessionTokenInvalidated();
  const incident = incidentOf(failure);
  if (incident) raise.forbiddenAsBot(incident);
  return new Promise<never>(() => {});
}
