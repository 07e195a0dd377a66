import { OrderPage } from '@rukav/features/orders/view';
import type { Route } from './+types/order';

export { clientLoader, handle, headers, loader } from '../personal-page';

export default function OrderRoute({ params }: Route.ComponentProps) {
  return <OrderPage orderNumber={params.id} />;
}
