import sharp from 'sharp';
import { comeFrom, expect, test } from './fixtures.ts';

/** The pages of words: what each is called in both languages, and words that stand on no other. */
const content = [
  [
    '/delivery',
    'CONT-50',
    ['Доставка и получение', 'Привезём в выбранный день'],
    ['Жеткізу және алу', 'Таңдалған күні 10:00'],
  ],
  [
    '/payment',
    'CONT-51',
    ['Оплата', 'Заплатить можно сразу на сайте или при получении'],
    ['Төлем', 'Ақысын сайтта бірден немесе алған кезде төлеуге болады'],
  ],
  [
    '/pages/club_brand',
    'CLUB-25',
    ['Клуб', 'Клуб возвращает часть каждой покупки бонусами'],
    ['Клуб', 'Клуб әр сатып алудың бір бөлігін бонуспен қайтарады'],
  ],
  [
    '/pages/club_brand/club_brand_faq',
    'CLUB-26',
    ['Вопросы о клубе', 'Где моя карта?'],
    ['Клуб туралы сұрақтар', 'Картам қайда?'],
  ],
  [
    '/pages/club_brand/club_brand_rules',
    'CLUB-27',
    ['Правила клуба', 'Членом клуба становится тот'],
    ['Клуб ережелері', 'клуб мүшесі болады'],
  ],
  [
    '/faq',
    'CONT-52',
    ['Вопросы и ответы', 'Как выбрать размер?'],
    ['Сұрақтар мен жауаптар', 'Өлшемді қалай таңдаймын?'],
  ],
  [
    '/pages/vozvrat_tovara',
    'CONT-53',
    ['Возврат товара', 'в течение 14 дней с получения'],
    ['Тауарды қайтару', '14 күн ішінде кез келген дүкенге қайтарыңыз'],
  ],
  [
    '/pages/reserve',
    'CONT-54',
    ['Резерв в магазине', 'Отложите вещь в магазине'],
    ['Дүкенде сақтап қою', 'Киімді дүкенде сақтатып'],
  ],
  [
    '/pages/razmery_odezhdy',
    'CONT-55',
    ['Таблица размеров', 'Измерьте себя сантиметровой лентой'],
    ['Өлшемдер кестесі', 'сантиметр таспамен өлшеңіз'],
  ],
  [
    '/pages/oferta',
    'CONT-56',
    ['Публичная оферта', 'Продавец предлагает купить вещи'],
    ['Жария оферта', 'каталогта көрсетілген киімдерді сатып алуды ұсынады'],
  ],
  [
    '/pages/company',
    'CONT-57',
    ['О компании', 'шьёт спокойную одежду для города'],
    ['Компания туралы', 'қалаға арналған жайлы киім тігеді'],
  ],
  [
    '/pages/promo_for_partners',
    'CONT-58',
    ['Партнёрам', 'Мы открыты к совместным коллекциям'],
    ['Серіктестерге', 'Бірлескен топтамаларға'],
  ],
  [
    '/pages/confidentiality',
    'CONT-59',
    ['Конфиденциальность', 'Мы не продаём сведения о покупателях'],
    ['Құпиялық', 'Сатып алушылар туралы мәліметті сатпаймыз'],
  ],
  [
    '/pages/privacy',
    'CONT-60',
    ['Политика обработки персональных данных', 'Какие данные мы просим'],
    ['Дербес деректерді өңдеу саясаты', 'Қандай деректерді сұраймыз'],
  ],
  [
    '/pages/recommendation_technologies',
    'CONT-61',
    ['Рекомендательные технологии', 'что вы смотрели, мы не записываем'],
    ['Ұсыным технологиялары', 'не қарағаныңызды жазып алмаймыз'],
  ],
  [
    '/uhod_odejda',
    'CONT-62',
    ['Уход за одеждой', 'если стирать её реже и холоднее'],
    ['Киім күтімі', 'Киімді сирек әрі салқын суда жусаңыз'],
  ],
  [
    '/terms',
    'CONT-63',
    ['Условия пользования', 'Один телефон — один аккаунт'],
    ['Пайдалану шарттары', 'Бір телефон — бір аккаунт'],
  ],
  [
    '/consent_registration_form',
    'CONT-64',
    ['Согласие на обработку данных при регистрации', 'хранить и использовать мои имя, телефон и почту'],
    ['Тіркелу кезінде деректерді өңдеуге келісім', 'сақтап, пайдалануға рұқсат беремін'],
  ],
  [
    '/consent_mailing_form',
    'CONT-65',
    ['Согласие на рассылку', 'не чаще двух раз в неделю'],
    ['Хабарлама алуға келісім', 'аптасына екі реттен жиі емес'],
  ],
] as const;
for (const [path, row, russian, kazakh] of content) {
  test(`${path} says in both languages what it is about [${row}]`, async ({ page, baseURL }) => {
    const pages = { 'ru-RU': russian, 'kk-KZ': kazakh };
    for (const [locale, [title, words]] of Object.entries(pages)) {
      await comeFrom(page, locale as keyof typeof pages, baseURL);
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const said = await page.getByRole('article').innerText();
      expect(said.replaceAll(/\s/g, ' ')).toContain(words);
    }
  });
}

test('every link inside the pages of words leads to a page', async ({ page }) => {
  const targets = new Set<string>();
  for (const [path] of content) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a[href^="/"]');
    for (const link of await links.all()) targets.add((await link.getAttribute('href')) ?? '');
  }
  expect(targets.size).toBeGreaterThan(0);
  for (const target of targets)
    expect([target, (await page.request.get(target)).status()]).toEqual([target, 200]);
});

test('sizes are told in tables of figures, for women, men and children, and scroll by themselves on a phone [CONT-55]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pages/razmery_odezhdy');

  const women = page.getByRole('table', { name: 'Женская одежда' });
  await expect(women.getByRole('row').filter({ hasText: /^44/ })).toHaveText(
    /S.*86\u2060–\u206089.*68\u2060–\u206071.*94\u2060–\u206097/,
  );
  for (const name of ['Мужская одежда', 'Детская одежда'])
    await expect(page.getByRole('table', { name }).getByRole('row')).not.toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold, and the other pages are beside them [CONT-52]', async ({ page }) => {
    await page.goto('/faq');
    const answer = page.getByText('Забрать в магазине — бесплатно.');
    await expect(answer).toBeHidden();

    await page.getByRole('heading', { name: 'Сколько стоит доставка?' }).click();

    await expect(answer).toBeVisible();
    const shopping = page.getByRole('navigation', { name: 'Как покупать' });
    await expect(shopping.getByRole('link', { name: 'Вопросы и ответы' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await shopping.getByRole('link', { name: 'Возврат товара' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Возврат товара');
  });

  test('a personal page says that it needs scripts, and nothing else', async ({ page }) => {
    for (const path of ['/cart', '/cart/checkout', '/thankyoupage?orders=1', '/personal', '/dopay']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
        'Для этой страницы нужен JavaScript',
      );
      await expect(page.getByText('Загружаем корзину')).toBeHidden();
    }
  });
});

test('a link to each public page is shared with a JPEG of the size that the page names', async ({
  request,
  baseURL,
}) => {
  for (const path of [
    '/',
    '/catalog',
    '/catalog/zhenschiny/platya',
    '/stores',
    '/pages/gift-card',
    '/delivery',
  ]) {
    const html = await (await request.get(path)).text();
    const named = (property: string) =>
      new RegExp(`<meta property="og:image${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(named(''), path).toMatch(/^https?:\/\//);

    const { pathname, search } = new URL(named(''));
    const picture = await request.get(`${baseURL}${pathname}${search}`, {
      headers: { accept: 'image/avif,image/webp,*/*' },
    });

    expect(picture.headers()['content-type'], path).toBe('image/jpeg');
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([String(width), String(height)], path).toEqual([named(':width'), named(':height')]);
  }
});

test('delivery costs rubles in Russia and tenge in Kazakhstan, in one piece', async ({ page, baseURL }) => {
  for (const [locale, price] of [
    ['ru-RU', '3\u00a0000\u00a0₽'],
    ['ru-KZ', '15\u00a0000\u00a0₸'],
    ['kk-KZ', '15\u00a0000\u00a0₸'],
  ] as const) {
    await comeFrom(page, locale, baseURL);
    await page.goto('/delivery');
    const words = await page.getByRole('article').innerText();
    expect(words).toContain(price);
    expect(words).not.toContain(locale === 'ru-RU' ? '₸' : '₽');
  }
});
