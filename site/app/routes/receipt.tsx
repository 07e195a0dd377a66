import { ReceiptPage } from '@rukav/features/orders/view';
import type { Route } from './+types/receipt';

export { clientLoader, handle, headers, loader } from '../personal-page';

export default function ReceiptRoute({ params }: Route.ComponentProps) {
  return <ReceiptPage id={params.id} />;
}
