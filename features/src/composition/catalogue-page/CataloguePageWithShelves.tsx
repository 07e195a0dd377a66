import { useUnit } from 'effector-react';
import { categoryPage, listingModel } from '../../domain/catalogue/index.ts';
import { CataloguePage } from '../../domain/catalogue/view.ts';
import { LateShelves } from '../../domain/recommendations/view.ts';

/** A page of the catalogue, and below it what follows from its first products and from what was looked at. */
export function CataloguePageWithShelves() {
  const { page, shown } = useUnit({ page: categoryPage.$current, shown: listingModel.$shown });
  const isListing = page.answer?.categoryTiles.length === 0;

  return (
    <>
      <CataloguePage />
      <LateShelves
        key={page.key}
        pattern="listing"
        ids={
          isListing
            ? shown.tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product.id] : []))
            : []
        }
      />
    </>
  );
}
