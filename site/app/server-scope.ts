import { $api, createClient } from '@rukav/features/api';
import { $clock } from '@rukav/features/clock';
import { $publicUrl } from '@rukav/features/navigation';
import { fork, type Scope } from 'effector';
import type { Visit } from './visit';

export interface Addresses {
  /** Where the backend answers. */
  apiUrl: string;
  /** Where shoppers see the store. */
  publicUrl: string;
}

/** A scope for one request, whose client asks the backend with the visitor's own cookies. */
export function createServerScope(request: Request, visit: Visit, { apiUrl, publicUrl }: Addresses): Scope {
  const others = (request.headers.get('cookie') ?? '')
    .split(/;\s*/)
    .filter((pair) => pair && !pair.startsWith('locale='));
  const cookie = [...others, `locale=${visit.locale}`].join('; ');
  const send = createClient({
    origin: apiUrl,
    fetch: globalThis.fetch,
    headers: () => ({
      cookie,
      // The backend is near: compressing costs more than it saves.
      'accept-encoding': 'identity',
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
      [$publicUrl, publicUrl],
    ],
  });
}
