import { z } from 'zod';
import { Banner, CategoryTile, ProductCard } from '../catalogue/schemas.ts';

/** Whom a main page addresses. */
export const MainGender = z.enum(['women', 'men', 'girls', 'boys']);

/** A block of the main page, in the order in which it stands. */
export const MainPageBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('banner'), banner: Banner }),
  z.object({ type: z.literal('categories'), title: z.string(), tiles: z.array(CategoryTile) }),
  z.object({
    type: z.literal('products'),
    title: z.string(),
    url: z.string(),
    products: z.array(ProductCard),
  }),
  z.object({ type: z.literal('two_banners'), banners: z.array(Banner).length(2) }),
]);
export type MainPageBlock = z.infer<typeof MainPageBlock>;

/** The main page of a gender; `gender` in the reply may differ, then its catalogue is what to show (account-and-shell §2). */
export const GetMainPage = {
  query: z.object({ gender: MainGender.default('women') }),
  response: z.object({ gender: MainGender, title: z.string(), blocks: z.array(MainPageBlock) }),
};
export type MainPage = z.infer<typeof GetMainPage.response>;

/** A page of text. `html` is sanitised: p, ul, ol, li, strong, em, a and the like. `url` such as `pages/oferta`. */
export const GetStaticPage = {
  params: z.object({
    url: z
      .string()
      .max(200)
      .regex(/^[a-z0-9_]+(?:\/[a-z0-9_]+){0,2}$/),
  }),
  response: z.object({ url: z.string(), title: z.string(), html: z.string(), updated: z.iso.date() }),
};
export type StaticPage = z.infer<typeof GetStaticPage.response>;
