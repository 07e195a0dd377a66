import type { FacetShop } from '@rukav/contract/catalogue/schemas.ts';

/** A shop in a list of shops: its name, and the metro station or the address that tells it from others of the name. */
export const shopLabel = ({ name, metro, address }: Pick<FacetShop, 'name' | 'metro' | 'address'>) =>
  `${name}, ${metro ?? address}`;
