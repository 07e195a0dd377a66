import { useIntl } from 'react-intl';
import type { Category } from '@rukav/contract/catalogue/schemas.ts';
import { formatNumber } from '../../../platform/locale/index.ts';
import { Canonical } from '../../../platform/navigation/view.ts';
import type { Place } from './model.ts';
import { countOf } from './selection.ts';

export interface ListingMetaProps {
  category: Category;
  totalCount: number;
  place: Place;
}

/** Title, description and canonical address. A narrowed list leads search engines to the whole one. */
export function ListingMeta({ category, totalCount, place }: ListingMetaProps) {
  const { formatMessage } = useIntl();
  const page = place.pageNumber > 0 ? `?page=${place.pageNumber + 1}` : '';
  const isNarrowed = countOf(place.selection) > 0 || place.selection.sort !== 'byPopularity';

  return (
    <>
      <title>{formatMessage({ id: 'catalogue.documentTitle' }, { name: category.name })}</title>
      <meta
        name="description"
        content={formatMessage(
          { id: 'catalogue.description' },
          { name: category.name, count: formatNumber(totalCount), models: totalCount },
        )}
      />
      <Canonical path={`/catalog/${category.url}${isNarrowed ? '' : page}`} />
    </>
  );
}
