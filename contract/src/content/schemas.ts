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

/** The main page of a gender; `gender` in the reply may differ, then its catalogue is what to show (CONT-03). */
export const GetMainPage = {
  query: z.object({ gender: MainGender.default('women') }),
  response: z.object({ gender: MainGender, title: z.string(), blocks: z.array(MainPageBlock) }),
};
export type MainPage = z.infer<typeof GetMainPage.response>;

/** What a page of text holds besides words: a table, or questions that unfold to their answers. */
export const PageBlock = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('table'),
    title: z.string(),
    /** The first column names the row. */
    columns: z.array(z.string()).min(2),
    rows: z.array(z.array(z.string())),
    /** A line beneath; empty for none. */
    note: z.string(),
  }),
  z.object({
    type: z.literal('questions'),
    questions: z.array(z.object({ question: z.string(), html: z.string() })),
  }),
]);
export type PageBlock = z.infer<typeof PageBlock>;

/** A group of the navigation beside pages of text. */
export const PageSection = z.enum(['shopping', 'company', 'documents']);
export type PageSection = z.infer<typeof PageSection>;

/**
 * A page of text. Its words come first, then its blocks. `html` is sanitised: p, ul, ol, li, strong, em, a and the like. `url`
 * such as `pages/oferta`. `navigation` names the pages of all sections, in their order.
 */
export const GetStaticPage = {
  params: z.object({
    url: z
      .string()
      .max(200)
      .regex(/^[a-z0-9_]+(?:\/[a-z0-9_]+){0,2}$/),
  }),
  response: z.object({
    url: z.string(),
    title: z.string(),
    html: z.string(),
    blocks: z.array(PageBlock),
    updated: z.iso.date(),
    navigation: z.array(
      z.object({ section: PageSection, pages: z.array(z.object({ url: z.string(), title: z.string() })) }),
    ),
  }),
};
export type StaticPage = z.infer<typeof GetStaticPage.response>;
