import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import type { FilterId } from '@rukav/contract/catalogue/filters.ts';
import { AppliedFacets } from '@rukav/design-system/AppliedFacets';
import { formatMoney } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { appliedOf } from './applied.ts';
import * as styles from './Listing.css.ts';
import { $selection, facetToggled, selectionCleared } from './model.ts';

export interface AppliedFiltersProps {
  facets: readonly Facet[];
  /** Takes the focus when the last filter is gone. */
  headingId: string;
}

/** Everything chosen, in one list above the grid; each can be taken back alone. */
export function AppliedFilters({ facets, headingId }: AppliedFiltersProps) {
  const { formatMessage } = useIntl();
  const { selection, session, toggle, clear } = useUnit({
    selection: $selection,
    session: $session,
    toggle: facetToggled,
    clear: selectionCleared,
  });
  const money = (minor: number) => formatMoney(minor, session.currency);
  const applied = appliedOf(facets, selection, ({ from, to }) =>
    formatMessage({ id: 'catalogue.price.range' }, { from: money(from), to: money(to) }),
  );
  if (applied.length === 0) return null;

  const remove = (id: string) => {
    const [filter, value] = id.split(':') as [FilterId, string];
    toggle({ filter, value });
  };

  return (
    <div className={styles.applied}>
      <AppliedFacets
        label={formatMessage({ id: 'catalogue.filters.applied' })}
        facets={applied.map(({ filter, value, facetCaption, caption, hex }) => ({
          id: `${filter}:${value}`,
          label: caption,
          removeLabel: formatMessage(
            { id: 'catalogue.filters.remove' },
            { facet: facetCaption, value: caption },
          ),
          ...(hex !== undefined && { hex }),
        }))}
        onRemove={remove}
        clearLabel={formatMessage({ id: 'catalogue.filters.clear' })}
        onClear={clear}
        headingId={headingId}
      />
    </div>
  );
}
