import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '@rukav/design-system/Link';
import { Select } from '@rukav/design-system/Select';
import { listedStatuses, orderPeriods } from '@rukav/contract/orders/filters.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import {
  filterOf,
  isNarrowed,
  kinds,
  ordersAddress,
  type OrderFilter,
  type OrdersState,
} from './location.ts';
import * as styles from './Orders.css.ts';

export interface OrderFiltersProps {
  state: OrdersState;
  filter: OrderFilter;
  /** How many orders the narrowed list has, once that is known. */
  found?: number;
}

/** The id of a status in words that hold for shops, partners' points and the post alike. */
const textOf = (status: (typeof listedStatuses)[OrdersState][number]) =>
  status === 'deliveredToStore' || status === 'waitingInStore'
    ? (`orders.filter.status.${status}` as const)
    : (`orders.status.${status}` as const);

/** Narrows the list by status, kind and period: each choice is an address, so that Back takes it back. */
export function OrderFilters({ state, filter, found }: OrderFiltersProps) {
  const { formatMessage } = useIntl();
  const go = useUnit(addressRequestedFx);
  const first = useRef<HTMLSelectElement>(null);
  const chosen = {
    status: filter.status ?? '',
    kind: filter.kind ?? '',
    period: filter.period ?? '',
  };
  const choose = (change: Partial<typeof chosen>) =>
    void go({
      to: ordersAddress({ state, pageNumber: 0, filter: filterOf(state, { ...chosen, ...change }) }),
      keepScroll: true,
    });

  return (
    <div className={styles.filters} role="group" aria-label={formatMessage({ id: 'orders.filters' })}>
      <Select
        ref={first}
        emphasis="plain"
        isLabelHidden
        label={formatMessage({ id: 'orders.filter.status' })}
        prompt={formatMessage({ id: 'orders.filter.status.any' })}
        value={chosen.status}
        options={listedStatuses[state].map((status) => ({
          value: status,
          label: formatMessage({ id: textOf(status) }),
        }))}
        onChange={(status) => choose({ status })}
      />
      <Select
        emphasis="plain"
        isLabelHidden
        label={formatMessage({ id: 'orders.filter.kind' })}
        prompt={formatMessage({ id: 'orders.filter.kind.any' })}
        value={chosen.kind}
        options={kinds.map((kind) => ({
          value: kind,
          label: formatMessage({ id: `orders.filter.kind.${kind}` }),
        }))}
        onChange={(kind) => choose({ kind })}
      />
      <Select
        emphasis="plain"
        isLabelHidden
        label={formatMessage({ id: 'orders.filter.period' })}
        prompt={formatMessage({ id: 'orders.filter.period.any' })}
        value={chosen.period}
        options={orderPeriods.map((period) => ({
          value: period,
          label: formatMessage({ id: `orders.filter.period.${period}` }),
        }))}
        onChange={(period) => choose({ period })}
      />
      {isNarrowed(filter) && (
        <Link
          href={ordersAddress({ state, pageNumber: 0, filter: {} })}
          isStandalone
          emphasis="quiet"
          // The link goes with what it clears.
          onPress={() => first.current?.focus()}
        >
          {formatMessage({ id: 'orders.filters.clear' })}
        </Link>
      )}
      <span role="status" className={styles.quiet}>
        {isNarrowed(filter) &&
          found !== undefined &&
          formatMessage({ id: 'orders.filters.found' }, { count: String(found) })}
      </span>
    </div>
  );
}
