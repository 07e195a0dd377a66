import { UnsubscribePage } from '@rukav/features/subscriptions/view';
import type { Route } from './+types/unsubscribe';

export { clientLoader, handle, loader } from '../personal-page';

/** The link ends somebody's news: no page that is left learns of it, and nobody keeps this one. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function UnsubscribeRoute({ params }: Route.ComponentProps) {
  return <UnsubscribePage token={params.token} />;
}
