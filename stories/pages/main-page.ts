import type { Banner, CategoryTile } from '@rukav/contract/catalogue/schemas.ts';
import { picture, type Market, type Words } from './goods.ts';

interface BannerWords {
  title: Words;
  text: Words;
  button: Words;
  alt: Words;
  url: string;
}

const banners = {
  autumn: {
    title: { ru: 'Осень в\u00a0полный голос', kk: 'Күз өз бояуымен' },
    text: {
      ru: 'Пальто и джемперы в\u00a0цветах мокрой листвы.',
      kk: 'Дымқыл жапырақ түстес пальто мен жемпірлер.',
    },
    button: { ru: 'Смотреть коллекцию', kk: 'Топтаманы көру' },
    alt: { ru: 'Верблюжье пальто и бордовый джемпер', kk: 'Түйе жүні түсті пальто мен күрең қызыл жемпір' },
    url: '/catalog/zhenschiny/vse?collection=autumn-winter-2026',
  },
  denim: {
    title: { ru: 'Деним на\u00a0все дни', kk: 'Күн сайынғы деним' },
    text: { ru: 'Три посадки, десять оттенков стирки.', kk: 'Үш бел биіктігі, он түрлі реңк.' },
    button: { ru: 'К джинсам', kk: 'Джинсыларға' },
    alt: { ru: 'Джинсовая куртка и прямые джинсы', kk: 'Джинсы күрте мен түзу джинсы' },
    url: '/catalog/zhenschiny/dzhinsy',
  },
  dresses: {
    title: { ru: 'Одна вещь\u00a0— и\u00a0вы одеты', kk: 'Бір киім — келбетіңіз дайын' },
    text: {
      ru: 'Платья, которые не\u00a0нужно ни\u00a0с\u00a0чем сочетать.',
      kk: 'Ештеңемен үйлестіруді қажет етпейтін көйлектер.',
    },
    button: { ru: 'К платьям', kk: 'Көйлектерге' },
    alt: { ru: 'Бордовое платье и зелёная комбинация', kk: 'Күрең қызыл көйлек пен жасыл комбинация' },
    url: '/catalog/zhenschiny/platya',
  },
} as const satisfies Record<string, BannerWords>;

const grounds = { autumn: '#d9cdbd', denim: '#d4dae1', dresses: '#dfd5d3' };

/** A banner of Storybook, in both of its shapes. */
export function aBanner(name: keyof typeof banners, { lang }: Market, changes: Partial<Banner> = {}): Banner {
  const { title, text, button, alt, url } = banners[name];
  const shape = (kind: 'wide' | 'tall') => ({
    code: `banner-${name}-${kind}`,
    alt: alt[lang],
    colour: grounds[name],
  });
  return {
    slot: name,
    title: title[lang],
    text: text[lang],
    url,
    button: button[lang],
    contentImage: { desktop_site: shape('wide'), mobile_site: shape('tall') },
    ...changes,
  };
}

const categories = [
  ['platya', { ru: 'Платья', kk: 'Көйлектер' }, 'shirt-dress', 214],
  ['dzhempery', { ru: 'Джемперы', kk: 'Жемпірлер' }, 'knit', 168],
  ['rubashki', { ru: 'Рубашки', kk: 'Жейделер' }, 'shirt', 96],
  ['bryuki', { ru: 'Брюки', kk: 'Шалбарлар' }, 'trousers', 187],
  ['yubki', { ru: 'Юбки', kk: 'Белдемшелер' }, 'skirt', 74],
  ['verhnyaya-odezhda', { ru: 'Верхняя одежда', kk: 'Сырт киім' }, 'coat', 131],
] as const satisfies readonly (readonly [string, Words, string, number])[];

/** What stands below the catalogue of women. */
export const categoryTiles = ({ lang }: Market): CategoryTile[] =>
  categories.map(([slug, name, code, modelCount]) => ({
    name: name[lang],
    url: `zhenschiny/${slug}`,
    picture: picture(code),
    modelCount,
  }));
