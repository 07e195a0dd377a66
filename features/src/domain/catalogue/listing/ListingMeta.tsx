import { useIntl } from 'react-intl';
import type { Category } from '@rukav/contract/catalogue/schemas.ts';
import { formatNumber } from '../../../platform/locale/index.ts';
import { Canonical, SharedPicture } from '../../../platform/navigation/view.ts';
import type { ListingLocation } from './model.ts';
import { countOf } from './selection.ts';

export interface ListingMetaProps {
  category: Category;
  totalCount: number;
  location: ListingLocation;
  /** The code of the first product's picture. */
  picture?: string | undefined;
}

/** Title, description and canonical address. A narrowed list leads search engines to the whole one. */
export function ListingMeta({ category, totalCount, location, picture }: ListingMetaProps) {
  const { formatMessage } = useIntl();
  const page = location.pageNumber > 0 ? `?page=${location.pageNumber + 1}` : '';
  const isNarrowed = countOf(location.selection) > 0 || location.selection.sort !== 'byPopularity';

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
      <SharedPicture code={picture} />
    </>
  );
}
