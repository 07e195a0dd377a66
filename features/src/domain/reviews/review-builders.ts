import { fork } from 'effector';
import type { Call } from '@rukav/contract';
import { $api, CallFailed, type Api, type CallOptions } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { photoUrlDroppedFx, photoUrlFx } from './photos.ts';
import type { QuestionDraft, ReviewDraft } from './faults.ts';

/** What a review must say, filled in; the city is the session's. */
export const fullReview: Partial<ReviewDraft> = {
  rating: 5,
  sizeFit: 'match_size',
  text: 'Село как надо.',
  author: 'Анна',
  rules: true,
  personalData: true,
};

/** What a question must say, filled in. */
export const fullQuestion: Partial<QuestionDraft> = {
  text: 'Садится ли после стирки?',
  rules: true,
  personalData: true,
};

/** A file of this name, which is a picture as far as anybody looks. */
export const aFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

/** A refusal of the contract, as a reply that throws it. */
export const refusing =
  (code: string, status = 409) =>
  (): never => {
    throw new CallFailed({ kind: 'refused', status, errors: [{ code, message: code }], requestId: 'r' });
  };

/** A network that is gone, as a reply. */
export const lost = (): never => {
  throw new CallFailed({ kind: 'fault', status: 503 });
};

interface SentCall {
  path: string;
  body: unknown;
  key: string | undefined;
}

/** A visit with its answers by path, and what was sent in it. */
export function aVisit(answers: Record<string, (request: { body: FormData }) => unknown> = {}) {
  const sent: SentCall[] = [];
  const dropped: string[] = [];
  let keys = 0;
  let photos = 0;
  const replies: typeof answers = {
    '/products/review': () => ({ id: 'r1', state: 'moderation' }),
    '/product/{id}/question': () => ({ id: 'q1', state: 'moderation' }),
    '/reviews/photo': () => ({ id: `photo-${(photos += 1)}` }),
    ...answers,
  };
  const send = (async (called: Call, request: { body: FormData }, options?: CallOptions) => {
    sent.push({ path: called.path, body: request.body, key: options?.idempotencyKey });
    options?.onProgress?.(0.5);
    return replies[called.path]?.(request);
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [keyMadeFx, () => `key-${(keys += 1)}`],
      [photoUrlFx, ({ name }: File) => `blob:${name}`],
      [photoUrlDroppedFx, (url: string) => void dropped.push(url)],
    ],
  });
  return { scope, sent, dropped };
}

/** The code of each fault that a form shows, by field. */
export const codesOf = (shown: readonly { field: string; fault: { code: string } }[]) =>
  Object.fromEntries(shown.map(({ field, fault }) => [field, fault.code]));
