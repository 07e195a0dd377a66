import { useUnit } from 'effector-react';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { questionList, reviewList } from './model.ts';

type About = Pick<Product, 'id' | 'models'>;

/** Whether a list is of a product: what is said of one colour is said of all colours of its model. */
export const isOf = ({ id, models }: About, productId: string) =>
  id === productId || models.some((model) => model.id === productId);

/** A list, or null while it is of another product. */
const shownOf = <List extends { of: { productId: string } }>(list: List | null, product: About) =>
  list && isOf(product, list.of.productId) ? list : null;

const reviewUnits = {
  list: reviewList.$list,
  isFailed: reviewList.$isFailed,
  isPending: reviewList.$isPending,
  retry: reviewList.retried,
};

const questionUnits = {
  list: questionList.$list,
  isFailed: questionList.$isFailed,
  isPending: questionList.$isPending,
  retry: questionList.retried,
};

/** Reviews of the product on screen. `shown` is null until they are there. */
export function useReviews(product: About) {
  const { list, ...rest } = useUnit(reviewUnits);
  return { ...rest, shown: shownOf(list, product) };
}

/** Questions about the product on screen. `shown` is null until they are there. */
export function useQuestions(product: About) {
  const { list, ...rest } = useUnit(questionUnits);
  return { ...rest, shown: shownOf(list, product) };
}
