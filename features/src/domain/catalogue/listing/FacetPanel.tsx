import { useIntl } from 'react-intl';
import type { Currency } from '@rukav/contract';
import type { FacetId } from '@rukav/contract/catalogue/filters.ts';
import type { Facet, RangeValue } from '@rukav/contract/catalogue/schemas.ts';
import { FacetGroup } from '@rukav/design-system/FacetGroup';
import { FacetValues } from './FacetValues.tsx';
import { drawnFacets, type Selection } from './selection.ts';

export interface FacetPanelProps {
  facets: readonly Facet[];
  selection: Selection;
  currency: Currency;
  onToggle: (change: { facet: FacetId; value: string }) => void;
  onRange: (change: { facet: FacetId; range: RangeValue }) => void;
  onReset: (facet: FacetId) => void;
}

/** The parameters whose values a facet holds: availability holds delivery and pickup. */
const parametersOf = (facet: Facet): readonly FacetId[] =>
  facet.availability ? ['delivery', 'pickup'] : [facet.id as FacetId];

/** What a listing can be narrowed by. On a phone it stands in a drawer and edits a copy (`FacetDrawer`). */
export function FacetPanel({ facets, selection, currency, onToggle, onRange, onReset }: FacetPanelProps) {
  const { formatMessage } = useIntl();

  return drawnFacets(facets).map((facet, index) => {
    const parameters = parametersOf(facet);
    const count = parameters.reduce((sum, parameter) => sum + (selection.filters[parameter]?.length ?? 0), 0);
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
            onReset: () => parameters.forEach(onReset),
          },
        })}
      >
        <FacetValues
          facet={facet}
          selection={selection}
          currency={currency}
          onToggle={(id, value) => onToggle({ facet: id, value })}
          onRange={(id, range) => onRange({ facet: id, range })}
        />
      </FacetGroup>
    );
  });
}
