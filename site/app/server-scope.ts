import { $api, createClient } from '@rukav/features/api';
import { $clock } from '@rukav/features/clock';
import { fork, type Scope } from 'effector';
import type { Visit } from './visit';

/** A scope for one request, whose client asks the backend with the visitor's own cookies. */
export function createServerScope(request: Request, visit: Visit, apiUrl: string): Scope {
  const others = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('locale='));
  const cookie = [...others, `locale=${visit.locale}`].join('; ');
  const send = createClient({
    origin: apiUrl,
    fetch: globalThis.fetch,
    headers: () => ({
      cookie,
      'x-request-id': request.headers.get('x-request-id') ?? '',
      'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '',
      'user-agent': request.headers.get('user-agent') ?? '',
    }),
    timeout: 8000,
  });

  return fork({
    values: [
      [$api, { send }],
      [$clock, { now: Date.now }],
    ],
  });
}
