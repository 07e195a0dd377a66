import { scopeBind, type Scope } from 'effector';
import type { RequestHandler } from 'msw';
import type { Locale } from '@rukav/contract';
import { addProducts } from '@rukav/contract/cart/calls.ts';
import { AddProducts } from '@rukav/contract/cart/schemas.ts';
import { getDeliveryTerms } from '@rukav/contract/geography/calls.ts';
import { GetDeliveryTerms } from '@rukav/contract/geography/schemas.ts';
import { getAvailability, getProduct } from '@rukav/contract/product/calls.ts';
import { GetAvailability, GetProduct, type Product } from '@rukav/contract/product/schemas.ts';
import { addViewed } from '@rukav/contract/recommendations/calls.ts';
import { AddViewed } from '@rukav/contract/recommendations/schemas.ts';
import { getQuestions, getReviews } from '@rukav/contract/reviews/calls.ts';
import { nothingSaid } from '@rukav/contract/reviews/nothing-said.ts';
import { GetQuestions, GetReviews } from '@rukav/contract/reviews/schemas.ts';
import { product, requestOf } from '@rukav/features/product';
import { openVoicesFx, readReviewsLocation } from '@rukav/features/reviews';
import { aLine, aProduct as aCartProduct, aReply } from '../../features/src/domain/cart/cart-builders.ts';
import { sessionIn } from '../features/scope.tsx';
import { answer } from './answers.ts';
import { marketOf, picture, type Market } from './goods.ts';
import { aProduct, aShop, someTerms } from './product.ts';

/** What the route of a product waits for. */
export const arrive = (scope: Scope) => scopeBind(product.openFx, { scope })(requestOf('w101'));

/** The cart with `quantity` of the coat in size 44, and nothing else. */
export const cartOf = (quantity: number) =>
  aReply(
    { lines: [aLine({ productId: 'w101', skuId: 'w101-44', quantity })] },
    {
      'w101-44': aCartProduct({
        skuId: 'w101-44',
        name: 'Пальто прямого кроя из шерсти',
        picture: picture('coat'),
        size: '44',
        color: 'верблюжий',
      }),
    },
  );

/** The page of a product, in a city where it can be delivered and hangs in a shop. `before` are asked first. */
export const atProduct = (
  changes: (market: Market) => Partial<Product> = () => ({}),
  before: readonly RequestHandler[] = [],
) => ({
  arrive,
  answers: (locale: Locale) => {
    const market = marketOf(locale);
    const { cityId, cityName } = sessionIn(locale);
    return [
      ...before,
      answer(addViewed, AddViewed, {}),
      answer(getProduct, GetProduct, aProduct(market, changes(market))),
      answer(getDeliveryTerms, GetDeliveryTerms, {
        cityId,
        cityName,
        terms: someTerms(market),
        noWayBecause: null,
      }),
      answer(getAvailability, GetAvailability, { cityId, cityName, stores: [aShop()] }),
      answer(addProducts, AddProducts, cartOf(1)),
    ];
  },
});

/** The page of a product about which nobody has written, once that is known; `isEnabled` is the flag of reviews and questions. */
export const withoutVoices = (isEnabled: boolean) => {
  const none = { totalCount: 0, pageNumber: 0, isEnabled };
  return {
    ...atProduct(undefined, [
      answer(getReviews, GetReviews, { ...none, reviews: [], summary: nothingSaid }),
      answer(getQuestions, GetQuestions, { ...none, questions: [] }),
    ]),
    arrive: async (scope: Scope) => {
      await scopeBind(openVoicesFx, { scope })(readReviewsLocation('w101', new URLSearchParams()));
      await arrive(scope);
    },
  };
};
