import { postGatewayEvent } from '@rukav/contract/events/calls.ts';
import { PostGatewayEvent } from '@rukav/contract/events/gateway.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';

/** How long the gateway may take, ms; the visitor does not wait for it. */
const patience = 3000;

/** POST /pg/event: passes an event on to the gateway, where there is one. What that answers changes nothing (ANL-33). */
export const postGatewayEventHandler = ({ config: { analyticsUrl } }: Pick<Kernel, 'config'>) =>
  handle(
    postGatewayEvent,
    PostGatewayEvent,
    ({ body, log }) => {
      if (analyticsUrl === undefined) return {};
      const sent = fetch(analyticsUrl, {
        method: 'POST',
        headers: { 'content-type': body.contentType },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      sent.catch((error: unknown) => log.warn({ err: error }, 'the analytics gateway did not answer'));
      return {};
    },
    { limit: { burst: 60, per: 60_000 } },
  );
