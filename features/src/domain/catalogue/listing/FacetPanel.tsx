import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import { filtersOf, type FilterId } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, RangeValue } from '@rukav/contract/catalogue/schemas.ts';
import { FacetGroup } from '@rukav/design-system/FacetGroup';
import { FacetValues } from './FacetValues.tsx';
import { drawnFacets, type Selection } from './selection.ts';

export interface FacetPanelProps {
  facets: readonly Facet[];
  selection: Selection;
  currency: Currency;
  onToggle: (change: { filter: FilterId; value: string }) => void;
  onRange: (change: { filter: FilterId; range: RangeValue }) => void;
  onReset: (filter: FilterId) => void;
}

/** What a listing can be narrowed by. On a phone it stands in a drawer and edits a copy (`FacetDrawer`). */
export function FacetPanel({ facets, selection, currency, onToggle, onRange, onReset }: FacetPanelProps) {
  const { formatMessage } = useIntl();

  return drawnFacets(facets).map((facet, index) => {
    const filters = filtersOf(facet.id);
    const count = filters.reduce((sum, filter) => sum + (selection.filters[filter]?.length ?? 0), 0);
    return (
      <FacetGroup
        key={facet.id}
        label={facet.caption}
        isInitiallyOpen={index < 3 || count > 0}
        headingLevel={2}
        {...(count > 0 && {
          selected: {
            count: String(count),
            label: formatMessage({ id: 'catalogue.facet.selected' }, { count: String(count) }),
          },
          reset: {
            label: formatMessage({ id: 'catalogue.facet.reset' }, { facet: facet.caption }),
            onReset: () => filters.forEach(onReset),
          },
        })}
      >
        <FacetValues
          facet={facet}
          selection={selection}
          currency={currency}
          onToggle={(filter, value) => onToggle({ filter, value })}
          onRange={(filter, range) => onRange({ filter, range })}
        />
      </FacetGroup>
    );
  });
}
