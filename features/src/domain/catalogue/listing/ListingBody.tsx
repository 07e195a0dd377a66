import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Hidden } from '@rukav/design-system/Hidden';
import { formatNumber } from '../../../platform/locale/index.ts';
import { MediaHydration } from '../../../platform/interaction/view.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import * as styles from './Listing.css.ts';
import { $selection, $shown, facetReset, facetToggled, rangeChanged, selectionCleared } from './model.ts';
import { More } from './More.tsx';
import { countOf } from './selection.ts';
import { SortChoice } from './SortChoice.tsx';
import { Tiles } from './Tiles.tsx';

export interface ListingBodyProps {
  /** Takes the focus when the last filter is gone. */
  headingId: string;
  /** What stands there when there are no goods, and nothing was chosen that could be taken back. */
  bare: ReactNode;
}

/** The goods of a category or of a search, with what narrows them beside the grid and further pages below it. */
export function ListingBody({ headingId, bare }: ListingBodyProps) {
  const { formatMessage } = useIntl();
  const { shown, selection, clear, open } = useUnit({
    shown: $shown,
    selection: $selection,
    clear: selectionCleared,
    open: openModalFx,
  });
  const { facets, tiles, totalCount, isStale } = shown;
  const chosen = countOf(selection);
  const found = { count: formatNumber(totalCount), models: totalCount };

  return (
    <div className={styles.columns}>
      <MediaHydration on="desktop">
        <FacetColumn />
      </MediaHydration>
      <div>
        <div className={styles.tools}>
          <div className={styles.drawerButton}>
            <Button
              emphasis="quiet"
              size="small"
              icon="filter"
              opens="dialog"
              onPress={() => void open({ id: 'filters', props: {} })}
            >
              {chosen > 0
                ? formatMessage({ id: 'catalogue.filters.count' }, { count: String(chosen) })
                : formatMessage({ id: 'catalogue.filters' })}
            </Button>
          </div>
          {tiles.length > 1 && (
            <div className={styles.sort}>
              <SortChoice />
            </div>
          )}
        </div>
        <AppliedFilters facets={facets} headingId={headingId} />
        <Hidden on="sight">
          <p role="status">
            {isStale
              ? formatMessage({ id: 'catalogue.updating' })
              : formatMessage({ id: 'catalogue.found' }, found)}
          </p>
        </Hidden>
        {tiles.length > 0 && <Tiles tiles={tiles} isBusy={isStale} />}
        {tiles.length === 0 && (chosen > 0 ? <NothingFits onClear={clear} /> : bare)}
        <More />
      </div>
    </div>
  );
}

/** What narrows the goods, beside them on a desktop; elsewhere it is in the drawer (`FacetDrawer`). */
function FacetColumn() {
  const { formatMessage } = useIntl();
  const { shown, selection, session, toggle, range, reset } = useUnit({
    shown: $shown,
    selection: $selection,
    session: $session,
    toggle: facetToggled,
    range: rangeChanged,
    reset: facetReset,
  });

  return (
    <section className={styles.aside} aria-label={formatMessage({ id: 'catalogue.filters' })}>
      <FacetPanel
        facets={shown.facets}
        selection={selection}
        currency={session.currency}
        onToggle={toggle}
        onRange={range}
        onReset={reset}
      />
    </section>
  );
}

/** No goods because of what was chosen. */
function NothingFits({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'catalogue.empty.title' })}
      text={formatMessage({ id: 'catalogue.empty.text' })}
      drawing="search"
      actions={
        <Button emphasis="quiet" onPress={onClear}>
          {formatMessage({ id: 'catalogue.filters.clear' })}
        </Button>
      }
    />
  );
}
