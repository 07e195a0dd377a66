/** A running store, as a visitor finds it. */
export interface Shop {
  origin: string;
  /** The path of a product of it. */
  product: string;
}

/** The path of the listing that pages are measured by: 72 tiles and every facet. */
export const listingPath = '/catalog/zhenschiny/vse';

/** The store at `origin`, with the first of its dresses. */
export async function shopAt(origin: string): Promise<Shop> {
  const reply = await fetch(`${origin}/api/v3/category-products?url=zhenschiny/platya`);
  const { tiles } = (await reply.json()) as { tiles: { product?: { url: string } }[] };
  return { origin, product: `/product/${tiles.find(({ product }) => product)?.product?.url}` };
}
