import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import { getMainPage, getStaticPage } from '@rukav/contract/content/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue, openCatalogue } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { mainPage } from '../main-page/index.ts';
import { content } from './index.ts';

const { db } = await testDatabase();
const app = await createServer(testKernel(db), [catalogue, content, mainPage]);
const visitor = visitorOf(app);
afterAll(() => app.close());

const text = (ru: string, kk: string) => ({ ru, kk });
const json = (value: unknown) => JSON.stringify(value);

async function addBanner(slot: string, url: string) {
  const picture = (code: string) => json({ code, alt: text('Снимок', 'Сурет'), colour: '#eee' });
  await db
    .insertInto('banner')
    .values({
      slot,
      gender: 'women',
      url,
      words: json({ title: text('Лето', 'Жаз'), text: text('', ''), button: text('Смотреть', 'Көру') }),
      mobile: picture(`${slot}-mobile`),
      desktop: picture(`${slot}-desktop`),
    })
    .execute();
}

beforeAll(async () => {
  const models = Array.from({ length: 14 }, (_, number) => ({
    id: `m${number}`,
    popularity: number,
    colours: [{ id: `p${number}`, discount: number === 3 ? 100_000 : null }],
  }));
  await openCatalogue(db, models);
  await addBanner('women-1', '/catalog/zhenschiny/yubki');
  await addBanner('women-2', '/catalog/zhenschiny/platya');
  const page = (gender: 'women' | 'men', title: string, blocks: unknown) => ({
    gender,
    title_ru: title,
    title_kk: `${title} (қаз.)`,
    blocks: json(blocks),
  });
  const rule = {
    categoryUrl: 'zhenschiny/platya',
    collection: null,
    marker: null,
    sort: 'byDiscountDesc',
    count: 2,
  };
  await db
    .insertInto('main_page')
    .values([
      page('women', 'Женщинам', [
        { type: 'banner', slot: 'women-1' },
        { type: 'banner', slot: 'nothing' },
        {
          type: 'categories',
          title: text('Разделы', 'Бөлімдер'),
          categoryUrls: ['zhenschiny/platya', 'gone'],
        },
        { type: 'products', title: text('Выгодно', 'Тиімді'), url: '/catalog/zhenschiny/vse', rule },
        { type: 'two_banners', slots: ['women-1', 'women-2'] },
        { type: 'two_banners', slots: ['women-1', 'nothing'] },
      ]),
      page('men', 'Мужчинам', []),
    ])
    .execute();
  await db
    .insertInto('content_page')
    .values({
      url: 'pages/oferta',
      title_ru: 'Оферта',
      title_kk: 'Оферта (қаз.)',
      html_ru: '<p>Условия от {freeFrom}.</p>',
      html_kk: '<p>Шарттар.</p>',
      updated: '2026-01-15',
      section: 'documents',
      position: 2,
    })
    .execute();
  await db
    .insertInto('content_page')
    .values({
      url: 'faq',
      title_ru: 'Вопросы',
      title_kk: 'Сұрақтар',
      html_ru: '',
      html_kk: '',
      blocks: JSON.stringify({
        ru: [
          { type: 'questions', questions: [{ question: 'Сколько?', html: '<p>От {freeFrom}.</p>' }] },
          {
            type: 'table',
            title: 'Размеры',
            columns: ['Размер', 'Грудь'],
            rows: [['44', '86–89']],
            note: '',
          },
        ],
        kk: [],
      }),
      updated: '2026-01-15',
      section: 'shopping',
      position: 1,
    })
    .execute();
});

test('a banner of the audience stands among the tiles of a first page, each in its slot [CAT-14]', async () => {
  const { body } = await visitor.call(getCategoryProducts, { query: { url: 'zhenschiny/platya' } });

  expect(body.tiles).toHaveLength(15);
  expect(body.tiles[8]).toEqual({
    type: 'banner_tile',
    slot: 'women-1',
    banner: {
      slot: 'women-1',
      title: 'Лето',
      text: '',
      url: '/catalog/zhenschiny/yubki',
      button: 'Смотреть',
      contentImage: {
        mobile_site: { code: 'women-1-mobile', alt: 'Снимок', colour: '#eee' },
        desktop_site: { code: 'women-1-desktop', alt: 'Снимок', colour: '#eee' },
      },
    },
  });
  expect(body.tiles[9]).toMatchObject({ type: 'product_tile', slot: 'products', product: { id: 'p5' } });
  expect(body.totalCount).toBe(14);
});

test('no banner stands among tiles that were narrowed, sorted or come later', async () => {
  const url = 'zhenschiny/platya';
  const pages = await Promise.all(
    [{ filters: 'color=red' }, { sort: 'byNovelty' }, { pageNumber: 1, pageSize: 13 }].map((more) =>
      visitor.call(getCategoryProducts, { query: { url, ...more } }),
    ),
  );

  for (const { body } of pages) expect(body.tiles.every(({ type }) => type === 'product_tile')).toBe(true);
});

test('a main page is read by gender, and blocks without content are left out [CONT-03 API-102]', async () => {
  const women = await visitor.call(getMainPage, { query: { gender: 'women' } });
  const men = await visitor.call(getMainPage, { query: { gender: 'men' } });

  expect([men.body.gender, men.body.title]).toEqual(['men', 'Мужчинам']);
  expect(women.body.blocks).toMatchObject([
    { type: 'banner', banner: { slot: 'women-1' } },
    { type: 'categories', title: 'Разделы', tiles: [{ url: 'zhenschiny/platya', modelCount: 14 }] },
    { type: 'products', title: 'Выгодно', products: [{ id: 'p3' }, { id: 'p13' }] },
    { type: 'two_banners', banners: [{ slot: 'women-1' }, { slot: 'women-2' }] },
  ]);
});

test('an audience without a page of its own is shown another, and told so', async () => {
  const { body } = await visitor.call(getMainPage, { query: { gender: 'boys' } });

  expect(body.gender).toBe('women');
});

test('a page of text is read by its address, in the language [API-106]', async () => {
  const { body } = await visitor.call(getStaticPage, {
    params: { url: 'pages/oferta' },
    query: { locale: 'kk-KZ' },
  });

  expect(body).toEqual({
    url: 'pages/oferta',
    title: 'Оферта (қаз.)',
    html: '<p>Шарттар.</p>',
    blocks: [],
    updated: '2026-01-15',
    navigation: [
      { section: 'shopping', pages: [{ url: 'faq', title: 'Сұрақтар' }] },
      { section: 'documents', pages: [{ url: 'pages/oferta', title: 'Оферта (қаз.)' }] },
    ],
  });
});

test('a page of text holds questions and tables, with the amounts of the country in the answers [API-106 CONT-52 CONT-55]', async () => {
  const { body } = await visitor.call(getStaticPage, { params: { url: 'faq' } });

  expect(body.blocks).toEqual([
    { type: 'questions', questions: [{ question: 'Сколько?', html: '<p>От 3\u00a0000\u00a0₽.</p>' }] },
    { type: 'table', title: 'Размеры', columns: ['Размер', 'Грудь'], rows: [['44', '86–89']], note: '' },
  ]);
});

test('html that was written past the shop is sanitised, in answers to questions as well', async () => {
  const page = { title_ru: 'Оплата', title_kk: 'Төлем', html_kk: '', updated: '2026-01-15', section: null };
  const html = '<p onclick="alert(1)">Картой.</p><script>alert(1)</script>';
  const questions = { type: 'questions', questions: [{ question: 'Чем?', html }] };
  await db
    .insertInto('content_page')
    .values({ ...page, url: 'payment', html_ru: html, blocks: json({ ru: [questions], kk: [] }) })
    .execute();

  const { body } = await visitor.call(getStaticPage, { params: { url: 'payment' } });

  expect(body.html).toBe('<p>Картой.</p>');
  expect(body.blocks).toMatchObject([{ questions: [{ html: '<p>Картой.</p>' }] }]);
});

test.each([
  ['pages/nothing', 'page_not_found'],
  ['../../etc/passwd', 'not_found'],
  ['A', 'not_found'],
])('there is no page at %s', async (url, code) => {
  const { status, codes } = await visitor.call(getStaticPage, { params: { url } });

  expect([status, codes]).toEqual([404, [code]]);
});

test.each([
  ['ru-RU', '<p>Условия от 3 000 ₽.</p>'],
  ['ru-KZ', '<p>Условия от 15 000 ₸.</p>'],
])('amounts on a page of text are those of the country (%s)', async (locale, html) => {
  const { body } = await visitor.call(getStaticPage, { params: { url: 'pages/oferta' }, query: { locale } });

  expect(body).toMatchObject({ html: html.replaceAll(/(\d) (?=[\d₽₸])/g, '$1\u00a0') });
});

test('a main page of nobody is refused', async () => {
  const { status, codes } = await visitor.call(getMainPage, { query: { gender: 'cats' } });

  expect([status, codes]).toEqual([400, ['validation']]);
});
