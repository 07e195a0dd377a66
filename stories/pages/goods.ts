import type { Currency, Language } from '@rukav/contract';
import type { ProductCard } from '@rukav/contract/catalogue/schemas.ts';
import type { Picture } from '@rukav/contract/picture.ts';
import { country, currency, language, type Locale } from '@rukav/contract/values.ts';

/** Words in both languages of the store. */
export type Words = Readonly<Record<Language, string>>;

/** The language and the currency of a story's goods. */
export interface Market {
  lang: Language;
  currency: Currency;
}

/** The market of a locale. */
export const marketOf = (locale: Locale): Market => ({
  lang: language(locale),
  currency: currency(country(locale)),
});

/** A whole price in roubles as minor units of a currency: in tenge, a round price near it. */
export const price = (roubles: number, { currency: unit }: Market) =>
  unit === 'RUB' ? roubles * 100 : Math.round((roubles * 5.4) / 100) * 10_000;

/** A picture that Storybook has; the name of its file is its code. */
export const picture = (code: string, alt = ''): Picture => ({ code, alt, colour: '#efeeec' });

/** What a story knows of a garment. `was` is the price before the discount, in roubles like `costs`. */
export interface Garment {
  id: string;
  slug: string;
  name: Words;
  picture: string;
  second?: string;
  costs: number;
  was?: number;
  isNew?: boolean;
  colours: readonly (readonly [hex: string, name: Words])[];
}

/** Colours of cloth. */
export const colours = {
  camel: ['#b78a4e', { ru: 'верблюжий', kk: 'түйе жүні түсті' }],
  navy: ['#27304a', { ru: 'тёмно-синий', kk: 'қою көк' }],
  blue: ['#4a75a8', { ru: 'синий', kk: 'көк' }],
  white: ['#f4f2ee', { ru: 'белый', kk: 'ақ' }],
  black: ['#1b1c1e', { ru: 'чёрный', kk: 'қара' }],
  sage: ['#8fa587', { ru: 'шалфейный', kk: 'сәлбен түсті' }],
  burgundy: ['#7d2b35', { ru: 'бордовый', kk: 'күрең қызыл' }],
  forest: ['#46524a', { ru: 'тёмно-зелёный', kk: 'қою жасыл' }],
  rust: ['#a8644f', { ru: 'ржаво-рыжий', kk: 'жирен' }],
} as const satisfies Record<string, readonly [string, Words]>;

const garment = (
  id: string,
  slug: string,
  ru: string,
  kk: string,
  more: Omit<Garment, 'id' | 'slug' | 'name'>,
): Garment => ({ id, slug, name: { ru, kk }, ...more });

/** The garments that Storybook has photographs of. */
export const garments = {
  coat: garment(
    'w101',
    'palto-pryamogo-kroya',
    'Пальто прямого кроя из шерсти',
    'Жүннен тігілген тік пальто',
    {
      picture: 'coat',
      second: 'coat-back',
      costs: 18_990,
      isNew: true,
      colours: [colours.camel, colours.navy],
    },
  ),
  dress: garment(
    'w102',
    'plate-bez-rukavov',
    'Платье без рукавов из вискозы',
    'Вискозадан тігілген жеңсіз көйлек',
    {
      picture: 'dress',
      costs: 4_990,
      was: 6_990,
      colours: [colours.burgundy, colours.black, colours.forest, colours.navy, colours.rust],
    },
  ),
  knit: garment(
    'w103',
    'dzhemper-v-polosku',
    'Джемпер в полоску из хлопка',
    'Мақтадан тоқылған жолақты жемпір',
    {
      picture: 'knit',
      costs: 4_490,
      colours: [colours.blue],
    },
  ),
  trousers: garment('w104', 'bryuki-shirokie', 'Брюки широкие со стрелками', 'Қырланған кең шалбар', {
    picture: 'trousers',
    costs: 5_490,
    colours: [colours.black, colours.camel],
  }),
  jacket: garment(
    'w105',
    'kurtka-dzhinsovaya',
    'Куртка из плотного денима',
    'Тығыз денимнен тігілген күрте',
    {
      picture: 'jacket',
      second: 'jacket-back',
      costs: 6_990,
      isNew: true,
      colours: [colours.blue, colours.black],
    },
  ),
  shirtDress: garment('w106', 'plate-rubashka', 'Платье-рубашка с поясом', 'Белбеулі көйлек-жейде', {
    picture: 'shirt-dress',
    costs: 5_990,
    colours: [colours.white],
  }),
  cardigan: garment(
    'w107',
    'kardigan-iz-merinosa',
    'Кардиган из мериноса',
    'Меринос жүнінен тоқылған кардиган',
    {
      picture: 'cardigan',
      costs: 5_590,
      was: 7_990,
      colours: [colours.sage, colours.navy, colours.burgundy],
    },
  ),
  skirt: garment('w108', 'yubka-midi', 'Юбка миди из сатина', 'Сәтеннен тігілген миди белдемше', {
    picture: 'skirt',
    costs: 3_990,
    colours: [colours.sage, colours.black],
  }),
  tee: garment('w109', 'futbolka-v-polosku', 'Футболка в полоску', 'Жолақты футболка', {
    picture: 'tee',
    second: 'tee-back',
    costs: 1_490,
    colours: [colours.navy],
  }),
  jeans: garment('w110', 'dzhinsy-pryamye', 'Джинсы прямые', 'Түзу пішімді джинсы', {
    picture: 'jeans',
    costs: 4_790,
    colours: [colours.blue, colours.black],
  }),
  puffer: garment('w111', 'kurtka-uteplennaya', 'Куртка утеплённая', 'Жылы күрте', {
    picture: 'puffer',
    costs: 8_990,
    was: 11_990,
    colours: [colours.forest],
  }),
  shirt: garment(
    'w112',
    'rubashka-v-kletku',
    'Рубашка в клетку из хлопка',
    'Мақтадан тігілген торкөз жейде',
    {
      picture: 'shirt',
      second: 'shirt-close',
      costs: 3_490,
      colours: [colours.rust],
    },
  ),
} as const satisfies Record<string, Garment>;

const plates: Record<'sale' | 'new', Words> = {
  sale: { ru: 'Скидка', kk: 'Жеңілдік' },
  new: { ru: 'Новинка', kk: 'Жаңа' },
};

/** A garment as a product card. */
export const aCard = (of: Garment, market: Market, changes: Partial<ProductCard> = {}): ProductCard => ({
  id: of.id,
  name: of.name[market.lang],
  url: `${of.slug}/${of.id}`,
  picture: picture(of.picture),
  secondPicture: of.second ?? null,
  price: {
    basePrice: price(of.was ?? of.costs, market),
    discountPrice: of.was === undefined ? null : price(of.costs, market),
    currency: market.currency,
  },
  markerPlates: [
    ...(of.was === undefined ? [] : [{ plateId: 'sale', caption: plates.sale[market.lang] }]),
    ...(of.isNew ? [{ plateId: 'new', caption: plates.new[market.lang] }] : []),
  ],
  models: of.colours.map(([hex, name], place) => ({
    id: place === 0 ? of.id : `${of.id}-${place}`,
    hex,
    name: name[market.lang],
    picture: picture(of.picture),
    sizes: ['42', '44', '46', '48'],
  })),
  rating: null,
  ...changes,
});
