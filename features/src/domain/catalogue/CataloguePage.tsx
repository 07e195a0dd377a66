import { useUnit } from 'effector-react';
import { CategoryView } from './category/CategoryView.tsx';
import { categoryPage } from './index.ts';
import { ListingPage } from './listing/ListingPage.tsx';

/** The category decides: tiles when it has any, otherwise its listing. */
export function CataloguePage() {
  const { answer } = useUnit(categoryPage.$current);
  return answer && answer.categoryTiles.length > 0 ? <CategoryView /> : <ListingPage />;
}
