import { OrdersPage } from '@rukav/features/orders/view';
import { useSearchParams } from 'react-router';

export { clientLoader, loader } from '../personal-page';

/** `?tab=history` opens what is done with, `?page=2` a further page. */
export default function OrdersRoute() {
  const [parameters] = useSearchParams();
  const page = Number(parameters.get('page') ?? 1);

  return (
    <OrdersPage
      state={parameters.get('tab') === 'history' ? 'history' : 'current'}
      pageNumber={Number.isInteger(page) && page > 1 ? page - 1 : 0}
    />
  );
}
