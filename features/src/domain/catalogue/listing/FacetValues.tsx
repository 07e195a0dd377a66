import { useIntl } from 'react-intl';
import { filtersOf, readRange, type FilterId } from '@rukav/contract/catalogue/filters.ts';
import type { Currency } from '@rukav/contract';
import type { RangeValue } from '@rukav/contract/catalogue/schemas.ts';
import { ColourSwatches } from '@rukav/design-system/ColourSwatches';
import { FacetList } from '@rukav/design-system/FacetList';
import { FacetRange, type FacetRangeProps } from '@rukav/design-system/FacetRange';
import { FacetToggle } from '@rukav/design-system/FacetToggle';
import { SizeGrid } from '@rukav/design-system/SizeGrid';
import { limits } from '@rukav/contract';
import { formatMoney } from '../../../platform/locale/index.ts';
import { LateRangeSlider } from './LateRangeSlider.tsx';
import { shopLabel } from './shop-label.ts';
import { availableValues, isSelected, type DrawnFacet, type Selection } from './selection.ts';

export interface FacetValuesProps {
  facet: DrawnFacet;
  selection: Selection;
  currency: Currency;
  onToggle: (filter: FilterId, value: string) => void;
  onRange: (filter: FilterId, range: RangeValue) => void;
}

/** What a facet of one filter is drawn from. */
type OneFilterProps = FacetValuesProps & { filter: FilterId };

/** The values of one facet, drawn as its display type and list style ask. */
export function FacetValues(props: FacetValuesProps) {
  const { facet } = props;
  if (facet.availability) return <Availability {...props} />;
  const one: OneFilterProps = { ...props, filter: filtersOf(facet.id)[0] };
  if (facet.range) return <PriceRange {...one} />;
  if (facet.displayType === 'toggle' || facet.displayType === 'delivery') return <Toggle {...one} />;
  return <Values {...one} />;
}

function useCap({ facet, filter, selection }: OneFilterProps) {
  const { formatMessage } = useIntl();
  const most = facet.maxSelectionQuantity;
  const chosen = selection.filters[filter]?.length ?? 0;
  return most !== null && chosen >= most
    ? {
        cap: {
          isReached: true,
          reason: formatMessage({ id: 'catalogue.facet.cap' }, { count: String(most) }),
        },
      }
    : {};
}

function Values(props: OneFilterProps) {
  const { facet, filter, selection, onToggle } = props;
  const { formatMessage } = useIntl();
  const cap = useCap(props);
  const isFull = 'cap' in cap;
  const values = availableValues({ ...facet, maxSelectionQuantity: null }, selection, filter).map(
    (value) => ({
      value: value.value,
      label: value.uiCaption,
      isSelected: value.selectedByUser,
      count: String(value.subqueryColorModelCount),
      ...(value.hex !== undefined && { hex: value.hex }),
      ...(value.group !== undefined && { group: value.group }),
      ...(!value.isAvailable && { unavailable: formatMessage({ id: 'catalogue.facet.unavailable' }) }),
    }),
  );
  const shared = {
    label: facet.caption,
    values,
    onToggle: (value: string) => onToggle(filter, value),
    ...(isFull && cap),
  };

  if (facet.listStyle === 'swatches') return <ColourSwatches {...shared} />;
  if (facet.listStyle === 'sizes') return <SizeGrid {...shared} />;
  const hidden = values.length - 8;
  return (
    <FacetList
      {...shared}
      {...(hidden > 2 && {
        fold: {
          after: 8,
          moreLabel: formatMessage({ id: 'catalogue.facet.more' }, { count: String(hidden) }),
        },
      })}
    />
  );
}

function Toggle({ facet, filter, selection, onToggle }: OneFilterProps) {
  const value = facet.facetValues[0];
  if (!value) return null;
  return (
    <FacetToggle
      label={value.uiCaption}
      isSelected={isSelected(selection, filter, value.value)}
      isDisabled={!value.isAvailable && !value.selectedByUser}
      onChange={() => onToggle(filter, value.value)}
    />
  );
}

/** In whole units of the currency to the shopper, in minor units to the address. */
function PriceRange({ facet, filter, selection, currency, onRange }: OneFilterProps) {
  const { formatMessage } = useIntl();
  if (!facet.range) return null;
  const { min, max } = facet.range;
  const chosen = readRange(selection.filters[filter]?.[0]) ?? { from: min, to: max };
  const whole = (minor: number) => Math.round(minor / 100);
  const money = (units: number) => formatMoney(units * 100, currency);
  const bounds = { min: Math.floor(min / 100), max: Math.ceil(max / 100) };
  const shared: FacetRangeProps = {
    ...bounds,
    label: formatMessage(
      { id: 'catalogue.price.label' },
      { caption: facet.caption, currency: currency === 'RUB' ? '₽' : '₸' },
    ),
    endLabels: {
      from: formatMessage({ id: 'catalogue.price.from' }),
      to: formatMessage({ id: 'catalogue.price.to' }),
    },
    value: { from: Math.max(bounds.min, whole(chosen.from)), to: Math.min(bounds.max, whole(chosen.to)) },
    onChangeEnd: ({ from, to }) =>
      onRange(filter, {
        min,
        max,
        from: from <= bounds.min ? min : from * 100,
        to: to >= bounds.max ? max : to * 100,
      }),
    faults: {
      notANumber: formatMessage({ id: 'catalogue.price.notNumber' }),
      wrongOrder: formatMessage({ id: 'catalogue.price.reversed' }),
    },
  };
  if (facet.displayType === 'range') return <FacetRange {...shared} />;
  return (
    <LateRangeSlider
      {...shared}
      step={currency === 'RUB' ? 100 : 500}
      format={money}
      thumbLabels={{
        from: formatMessage({ id: 'catalogue.price.thumbFrom' }),
        to: formatMessage({ id: 'catalogue.price.thumbTo' }),
      }}
    />
  );
}

/** A delivery toggle, and the shops of the city of which at most five can be chosen. */
function Availability({ facet, selection, onToggle }: FacetValuesProps) {
  const { formatMessage } = useIntl();
  if (!facet.availability) return null;
  const { delivery, availableShops } = facet.availability;
  const chosen = selection.filters.pickup?.length ?? 0;

  return (
    <>
      <FacetToggle
        label={formatMessage({ id: 'catalogue.availability.delivery' })}
        isSelected={isSelected(selection, 'delivery', delivery.value)}
        onChange={() => onToggle('delivery', delivery.value)}
      />
      {availableShops.length === 0 ? (
        <p>{formatMessage({ id: 'catalogue.availability.noShops' })}</p>
      ) : (
        <FacetList
          label={formatMessage({ id: 'catalogue.availability.shops' })}
          values={availableShops.map(({ id, count, ...shop }) => ({
            value: id,
            label: shopLabel(shop),
            count: String(count),
            isSelected: isSelected(selection, 'pickup', id),
            ...(count === 0 && { unavailable: formatMessage({ id: 'catalogue.facet.unavailable' }) }),
          }))}
          onToggle={(shop) => onToggle('pickup', shop)}
          {...(chosen >= limits.pickupShops && {
            cap: {
              isReached: true,
              reason: formatMessage({ id: 'catalogue.facet.cap' }, { count: String(limits.pickupShops) }),
            },
          })}
          {...(availableShops.length > 8 && {
            fold: {
              after: 6,
              moreLabel: formatMessage(
                { id: 'catalogue.facet.more' },
                { count: String(availableShops.length - 6) },
              ),
            },
          })}
        />
      )}
    </>
  );
}
