import { getStaticPage } from '@rukav/contract/content/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** Pages of text by address below the root, such as `pages/oferta`. */
export const staticPage = createQuery(getStaticPage, { ttl: 300_000 });
