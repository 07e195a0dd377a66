/** A row's value that no page can show, written as PostgreSQL reads it. */
export interface InvalidCase {
  table: string;
  key: string;
  /** The primary key of the row, of its table's column `key`. */
  id: string;
  column: string;
  value: string;
}

/** Rows of the test's shop, one of each table, beside others that stay as they are. */
const rows = {
  city: ['id', '551487'],
  metro_station: ['id', 'wrong'],
  point: ['id', 'arbat'],
  category: ['id', '4'],
  model: ['id', 'wrong'],
  product: ['id', 'wrong-red'],
  sku: ['id', 'wrong-red-42'],
  kit: ['id', 'wrong'],
  promotion: ['id', 'wrong'],
  banner: ['slot', 'wrong'],
  main_page: ['gender', 'women'],
  content_page: ['url', 'pages/wrong'],
  review: ['id', '10000000-0000-4000-8000-000000000001'],
  question: ['id', '10000000-0000-4000-8000-000000000002'],
} as const;

type Cases = { [Table in keyof typeof rows]?: Record<string, string[]> };

const casesOf = (values: Cases): InvalidCase[] =>
  Object.entries(values).flatMap(([table, columns]) => {
    const [key, id] = rows[table as keyof typeof rows];
    return Object.entries(columns).flatMap(([column, wrong]) =>
      wrong.map((value) => ({ table, key, id, column, value })),
    );
  });

const both = '{"ru":"а","kk":"ә"}';
const picture = (more: string) => `{"code":"a","alt":${both},"colour":"#fff"${more}}`;
const day = '{"from":"10:00","to":"22:00"}';
const week = (first: string) => `[${first},${Array(6).fill(day).join(',')}]`;
const block = (one: string) => `{"ru":[${one}],"kk":[]}`;

const pictures = [
  '{}',
  '[]',
  'null',
  '"a"',
  '{"code":"a","colour":"#fff"}',
  `{"code":"a","alt":{"ru":"а"},"colour":"#fff"}`,
  picture(',"alt":"а"'),
  picture(',"alt":["а"]'),
  picture(',"code":"../a"'),
  picture(',"code":7'),
  picture(',"colour":null'),
];
const degrees = ['NaN', 'Infinity', '181'];
const moments = ['infinity', '-infinity', '10000-01-01', '0100-01-01 BC'];
const beyondSafe = ['9007199254740993', '9223372036854775807'];

/** Values that make a reader leave something out. */
export const shownCases = casesOf({
  city: {
    country: ['BY', ''],
    time_zone: ['', 'MSK', 'UTC+3', 'Europe/Nowhere'],
    lat: degrees,
    lon: degrees,
  },
  metro_station: { lat: degrees, lon: degrees },
  point: {
    type: ['kiosk'],
    lat: degrees,
    lon: degrees,
    work_hours: [
      '{}',
      '[]',
      'null',
      `[${Array(6).fill(day).join(',')}]`,
      week('7'),
      week('{"from":"10:00"}'),
      week('{"from":"10:00","to":"25:00"}'),
    ],
    format: ['outlet'],
    services: ['{parking}', '{NULL}'],
    shop_now_status: ['OPEN'],
  },
  category: {
    url: ['Юбки', 'a//b'],
    gender: ['cats'],
    kind: ['tree'],
    picture: pictures,
    parent_id: ['4'],
  },
  model: {
    slug: ['', 'a/b', 'платье'],
    gender: ['cats'],
    composition_codes: ['{NULL}'],
    collections: ['{NULL}'],
    characteristics: ['{}', 'null', '[null]', '[{}]', '[{"name":"а","value":"б"}]'],
    care: ['{}', 'null', '[1]', '[{"code":"wash"}]'],
    size_table: [
      '{}',
      '[]',
      'null',
      '{"measures":["а"],"rows":[]}',
      '{"measures":[],"rows":[{"size":"42"}]}',
      '{"measures":[],"rows":[{"size":"42","values":[84]}]}',
    ],
    rating_average: ['NaN', 'Infinity'],
    created_at: moments,
  },
  product: {
    id: ['ЦБ-000020', 'a b', ''],
    pictures: ['[]', `[[${picture('')}]]`, ...pictures.map((one) => `[${one}]`), '{}', 'null'],
    base_price_rub: beyondSafe,
    base_price_kzt: beyondSafe,
    markers: ['{NULL}'],
  },
  sku: { id: ['ЦБ-000020', ''] },
  banner: {
    words: ['{}', '[]', 'null', '{"title":"а","text":"б","button":"в"}', `{"title":${both},"text":${both}}`],
    mobile: pictures,
    desktop: ['{}', 'null'],
  },
  main_page: {
    blocks: [
      '{}',
      'null',
      '[null]',
      '[{}]',
      '[{"type":"video"}]',
      '[{"type":"banner"}]',
      '[{"type":"two_banners","slots":["right"]}]',
      `[{"type":"categories","title":${both},"categoryUrls":"a"}]`,
      `[{"type":"categories","title":"а","categoryUrls":[]}]`,
      `[{"type":"products","title":${both},"url":"/"}]`,
      `[{"type":"products","title":${both},"url":"/","rule":{"categoryUrl":"a","collection":null,"marker":null,"sort":"byPopularity","count":0}}]`,
    ],
  },
  content_page: {
    blocks: [
      '{}',
      '[]',
      'null',
      '{"ru":[],"kk":null}',
      block('null'),
      block('{}'),
      block('{"type":"video"}'),
      block('{"type":"questions","questions":[{"question":"а"}]}'),
      block('{"type":"table","title":"а","columns":["а"],"rows":[],"note":""}'),
      block('{"type":"table","title":"а","columns":["а","б"],"rows":["а"],"note":""}'),
      block('{"type":"table","title":"а","columns":["а","б"],"rows":[["а",1]],"note":""}'),
    ],
    updated: ['infinity', '10000-01-01'],
    url: ['Оферта', 'a//b'],
  },
  review: {
    size_fit: ['tight', ''],
    time_usage: ['a_year'],
    text: ['', ' ', 'а'.repeat(1501)],
    advantages: ['а'.repeat(1501)],
    disadvantages: ['а'.repeat(1501)],
    created_at: moments,
  },
  question: { created_at: moments },
});

/** Values that no reader meets or minds, and that the database refuses all the same. */
export const refusedCases = casesOf({
  city: { id: ['0', '-1'] },
  category: { id: ['0'] },
  model: { rating_average: ['-1', '6'], rating_count: ['-1'] },
  kit: { id: ['ЦБ-000020'] },
  promotion: { id: ['ЦБ-000020'] },
  banner: { gender: ['cats'] },
  main_page: { gender: ['cats'] },
  review: { state: ['hidden'] },
  question: { state: ['hidden'] },
});
