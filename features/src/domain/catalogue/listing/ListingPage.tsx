import { useUnit } from 'effector-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '@rukav/design-system/Breadcrumbs';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Hidden } from '@rukav/design-system/Hidden';
import { formatNumber } from '../../../platform/locale/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { $session } from '../../../platform/session/index.ts';
import { crumbsOf } from '../crumbs.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import * as styles from './Listing.css.ts';
import { ListingMeta } from './ListingMeta.tsx';
import { $selection, $shown, facetReset, facetToggled, rangeChanged, selectionCleared } from './model.ts';
import { More } from './More.tsx';
import { countOf } from './selection.ts';
import { SortChoice } from './SortChoice.tsx';
import { Tiles } from './Tiles.tsx';

/** A category's products: what narrows them beside the grid, pages that append, an address for every state. */
export function ListingPage() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const { shown, selection, session, toggle, range, reset, clear, open } = useUnit({
    shown: $shown,
    selection: $selection,
    session: $session,
    toggle: facetToggled,
    range: rangeChanged,
    reset: facetReset,
    clear: selectionCleared,
    open: openModalFx,
  });
  const { category, facets, tiles, totalCount, isStale } = shown;
  if (!category) return null;
  const chosen = countOf(selection);
  const found = { count: formatNumber(totalCount), models: totalCount };

  return (
    <>
      <ListingMeta category={category} totalCount={totalCount} location={shown.location} />
      <div className={styles.head}>
        <Breadcrumbs
          label={formatMessage({ id: 'catalogue.breadcrumbs' })}
          crumbs={crumbsOf(category.breadcrumbs)}
        />
        <div className={styles.title}>
          <Heading level={1} id={headingId}>
            {category.name}
          </Heading>
          <span className={styles.count}>{formatMessage({ id: 'catalogue.count' }, found)}</span>
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.aside} aria-label={formatMessage({ id: 'catalogue.filters' })}>
          <FacetPanel
            facets={facets}
            selection={selection}
            currency={session.currency}
            onToggle={toggle}
            onRange={range}
            onReset={reset}
          />
        </section>
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
          {tiles.length === 0 ? (
            <Nothing isNarrowed={chosen > 0} onClear={clear} />
          ) : (
            <Tiles tiles={tiles} isBusy={isStale} />
          )}
          <More />
        </div>
      </div>
    </>
  );
}

/** No goods: because of what was chosen, or because there are none here yet. */
function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const { formatMessage } = useIntl();

  return isNarrowed ? (
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
  ) : (
    <EmptyState
      title={formatMessage({ id: 'catalogue.bare.title' })}
      text={formatMessage({ id: 'catalogue.bare.text' })}
      drawing="bag"
      actions={<Button href="/catalog">{formatMessage({ id: 'catalogue.bare.link' })}</Button>}
    />
  );
}
