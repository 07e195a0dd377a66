import { readOrdersLocation } from '@rukav/features/orders';
import { OrdersPage } from '@rukav/features/orders/view';
import { useSearchParams } from 'react-router';

export { clientLoader, handle, headers, loader } from '../personal-page';

/** `?tab=history` opens what is done with, `?page=2` a further page; `status`, `kind` and `period` narrow the list. */
export default function OrdersRoute() {
  const [parameters] = useSearchParams();
  return <OrdersPage {...readOrdersLocation(parameters)} />;
}
