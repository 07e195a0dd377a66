import { getFavourites } from '@rukav/contract/favourites/calls.ts';
import { createOwn } from '../../domain/marks/index.ts';

/** What the member likes, as it is now. */
export const favourites = createOwn(getFavourites);
