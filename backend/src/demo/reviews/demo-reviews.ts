import { createHash } from 'node:crypto';
import type { Language, Locale } from '@rukav/contract';
import { timeUsages } from '@rukav/contract/reviews/limits.ts';
import type { Album } from '../catalogue/album.ts';
import { demoCities } from '../geography/cities.ts';
import type { Pair } from '../data-files.ts';
import { createRandom, type Random } from '../random.ts';
import type { CityRow, DemoCatalogue, ModelRow, ProductRow } from '../rows.ts';
import type { DemoReviews, QuestionRow, ReviewRow } from './review-rows.ts';
import { kindOf, snapshotsOf } from './snapshots.ts';
import { authorOf, groupOf, inLanguage, questionsOf, textOf, type Mood } from './wording.ts';

/** What is written about: a model with its colours, and how it fits. */
interface Subject {
  model: ModelRow;
  colours: readonly ProductRow[];
  kind: string;
  /** How many of ten find it true to size, and what the others find. */
  trueToSize: number;
  otherwise: 'small_size' | 'large_size';
  /** What reviews of it have said already. */
  said: Record<Language, Set<Pair>>;
}

/** A UUID that belongs to a name. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const moodOf = (rating: number): Mood => (rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad');

/** A moment between the birth of a model and now. */
function momentOf({ createdAt }: ModelRow, now: Date, random: Random): string {
  const born = Date.parse(createdAt);
  return new Date(born + Math.floor((now.getTime() - born) * (0.04 + 0.95 * random.next()))).toISOString();
}

const largest = (country: CityRow['country']) =>
  demoCities()
    .filter((city) => city.country === country)
    .slice(0, 30);

/** Who writes: two of three in Russia, and of Kazakhstan two of three in Kazakh. */
function writerOf(model: ModelRow, random: Random) {
  const isRussia = random.chance(0.66);
  const language: Language = !isRussia && random.chance(0.67) ? 'kk' : 'ru';
  const locale: Locale = isRussia ? 'ru-RU' : language === 'kk' ? 'kk-KZ' : 'ru-KZ';
  const cities = largest(isRussia ? 'RU' : 'KZ');
  const city = cities[Math.floor(random.next() ** 2 * cities.length)];
  return { language, locale, cityId: city?.id ?? 0, author: authorOf(model.gender, language, random) };
}

/** A rating near a mean; one of twelve shoppers is disappointed. */
function ratingNear(mean: number, random: Random): number {
  const near = Math.round(mean + (random.next() - 0.5) * 2.2);
  const disappointed = random.whole(1, 3);
  return random.chance(1 / 12) ? disappointed : Math.min(5, Math.max(1, near));
}

/** A mark that stands near the rating, on some reviews. */
function besides(rating: number, random: Random): number | null {
  const mark = Math.min(5, Math.max(1, rating + random.pick([-1, 0, 0, 0, 1])));
  return random.chance(0.55) ? mark : null;
}

function reviewOf(subject: Subject, name: string, now: Date, random: Random): Omit<ReviewRow, 'photos'> {
  const { model, colours, kind } = subject;
  const { words } = groupOf(kind);
  const { language, ...writer } = writerOf(model, random);
  const rating = ratingNear(model.rating?.average ?? 4, random);
  const mood = moodOf(rating);
  const sizeFit = random.whole(1, 10) <= subject.trueToSize ? 'match_size' : subject.otherwise;
  const some = (probability: number, pairs: typeof words.pro) => {
    const said = inLanguage(random.pick(pairs), language);
    return random.chance(probability) ? said : '';
  };
  return {
    id: idOf(name),
    productId: random.pick(colours).id,
    ...writer,
    rating,
    sizeFit,
    fitRating: besides(rating, random),
    qualityRating: besides(rating, random),
    photoAccuracyRating: besides(Math.max(rating, 4), random),
    timeUsage: random.chance(0.6) ? random.pick(timeUsages) : null,
    recommended: random.chance(0.8) ? rating >= 4 || (rating === 3 && random.chance(0.5)) : null,
    advantages: some(mood === 'bad' ? 0.1 : 0.45, words.pro),
    disadvantages: some(mood === 'good' ? 0.15 : 0.5, words.con),
    text: textOf({ kind, mood, sizeFit, language }, subject.said[language], random),
    createdAt: momentOf(model, now, random),
  };
}

function questionsAbout({ model, colours, kind }: Subject, now: Date, random: Random): QuestionRow[] {
  const asked = random.shuffle(questionsOf(kind)).slice(0, random.chance(0.35) ? 0 : random.whole(1, 5));
  return asked.map(([question, answer], i) => {
    const { language, locale, author } = writerOf(model, random);
    return {
      id: idOf(`question ${model.id} ${i}`),
      productId: random.pick(colours).id,
      author: random.chance(0.85) ? author : '',
      locale,
      text: inLanguage(question, language),
      answer: answer && inLanguage(answer, language),
      createdAt: momentOf(model, now, random),
    };
  });
}

function subjectOf(model: ModelRow, colours: readonly ProductRow[], album: Album, random: Random): Subject {
  const [first] = colours;
  if (!first) throw new Error(`The model ${model.id} has no colour.`);
  return {
    model,
    colours,
    kind: kindOf(first, album),
    trueToSize: random.whole(5, 10),
    otherwise: random.pick(['small_size', 'small_size', 'large_size']),
    said: { ru: new Set(), kk: new Set() },
  };
}

/**
 * What shoppers have written of the models, at most as many reviews as a model's rating says, and puts their photographs into an
 * album. The photographs do not depend on `now`.
 */
export function fillReviews(
  catalogue: DemoCatalogue,
  { seed, now }: { seed: string; now: Date },
  album: Album,
) {
  const coloursOf = Map.groupBy(catalogue.products, ({ modelId }) => modelId);
  const all: DemoReviews = { reviews: [], questions: [] };
  for (const model of catalogue.models) {
    const random = createRandom(`${seed} reviews ${model.id}`);
    const colours = coloursOf.get(model.id) ?? [];
    const subject = subjectOf(model, colours, album, random);
    for (let number = 0; number < (model.rating?.count ?? 0); number += 1) {
      const review = reviewOf(subject, `review ${model.id} ${number}`, now, random);
      const isPictured = random.chance(review.rating >= 4 ? 0.1 : 0.03);
      const product = colours.find(({ id }) => id === review.productId);
      const photos = isPictured && product ? snapshotsOf(product, album, random) : [];
      if (review.text) all.reviews.push({ ...review, photos });
    }
    all.questions.push(...questionsAbout(subject, now, random));
  }
  return all;
}
