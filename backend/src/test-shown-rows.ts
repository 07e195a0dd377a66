import type { Kysely } from 'kysely';
import { cities } from './catalogue/test-catalogue.ts';
import type { Database } from './database/schema.ts';
import { textHash } from './reviews/index.ts';

const text = (ru: string) => ({ ru, kk: `${ru} (қаз.)` });
const picture = (code: string) => JSON.stringify({ code, alt: text('Снимок'), colour: '#eee' });

/** Writes a main page with two banners, two pages of text, a kit, a promotion and stations, each `wrong` and `right`. */
export async function openContent(db: Kysely<Database>): Promise<void> {
  const names = ['wrong', 'right'];
  await db
    .insertInto('banner')
    .values(
      names.map((slot) => ({
        slot,
        gender: 'women' as const,
        url: '/',
        words: JSON.stringify({ title: text('Лето'), text: text(''), button: text('Смотреть') }),
        mobile: picture(`${slot}-mobile`),
        desktop: picture(`${slot}-desktop`),
      })),
    )
    .execute();
  await db
    .insertInto('main_page')
    .values({
      gender: 'women',
      title_ru: 'Женщинам',
      title_kk: 'Әйелдерге',
      blocks: JSON.stringify([
        ...names.map((slot) => ({ type: 'banner', slot })),
        { type: 'categories', title: text('Разделы'), categoryUrls: ['zhenschiny/yubki'] },
      ]),
    })
    .execute();
  await db
    .insertInto('content_page')
    .values(
      names.map((name) => ({
        url: `pages/${name}`,
        title_ru: name,
        title_kk: name,
        html_ru: '<p>Условия.</p>',
        html_kk: '<p>Шарттар.</p>',
        updated: '2026-01-15',
        section: 'documents' as const,
      })),
    )
    .execute();
  await db
    .insertInto('metro_station')
    .values(
      names.map((id) => ({
        id,
        city_id: cities.moscow,
        name_ru: 'Курская',
        name_kk: 'Курская',
        line_ru: 'Кольцевая линия',
        line_kk: 'Шеңбер желісі',
        lat: 55.7,
        lon: 37.6,
      })),
    )
    .execute();
  await db.insertInto('kit').values({ id: 'wrong', name_ru: 'Образ', name_kk: 'Образ' }).execute();
  await db
    .insertInto('promotion')
    .values({
      id: 'wrong',
      name_ru: 'Скидка',
      name_kk: 'Жеңілдік',
      percent: 10,
      is_kit: true,
      starts_at: new Date('2020-01-01'),
    })
    .execute();
}

/** Publishes two reviews of a product and two questions about it; the first of each has the id that cases name. */
export async function openReviews(db: Kysely<Database>, productId: string): Promise<void> {
  const written = (said: string) => ({
    product_id: productId,
    author_key: said,
    text_hash: textHash(said),
    author: '',
    text: said,
    locale: 'ru-RU' as const,
    state: 'published' as const,
    created_at: new Date('2026-02-01'),
  });
  const ratings = { fit_rating: null, quality_rating: null, photo_accuracy_rating: null };
  const review = {
    ...ratings,
    city_id: cities.moscow,
    rating: 5,
    size_fit: 'match_size' as const,
    time_usage: null,
    advantages: '',
    disadvantages: '',
    is_recommended: null,
  };
  await db
    .insertInto('review')
    .values([
      { id: '10000000-0000-4000-8000-000000000001', ...written('Плохо'), ...review },
      { id: '10000000-0000-4000-8000-000000000003', ...written('Хорошо'), ...review },
    ])
    .execute();
  await db
    .insertInto('question')
    .values([
      { id: '10000000-0000-4000-8000-000000000002', ...written('Колется?'), email: null },
      { id: '10000000-0000-4000-8000-000000000004', ...written('Тёплое?'), email: null },
    ])
    .execute();
}
