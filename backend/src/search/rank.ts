import { meantBy, postingsOf, tellingWords, type Postings, type TextIndex } from './text-index.ts';

/** Models that one search ranks at most. */
const mostModels = 2000;

/** Rare words tell more than common ones. */
const rarity = (all: number, having: number) => Math.log(1 + all / (1 + having));

/** Places of the models that have all of some postings, with how well. */
function scoresOf(index: TextIndex, postings: readonly Postings[]): [place: number, score: number][] {
  const [rarest, ...others] = postings.toSorted((a, b) => a.size - b.size);
  if (!rarest) return [];
  const worth = (of: Postings) => rarity(index.goods.length, of.size);
  return [...rarest].flatMap(([place, weight]) => {
    let score = weight * worth(rarest);
    for (const other of others) {
      const found = other.get(place);
      if (found === undefined) return [];
      score += found * worth(other);
    }
    return [[place, score] as [number, number]];
  });
}

/** Models that have every word of a text, best first: by how well it names them, then by popularity. */
export function rank(index: TextIndex, text: string): string[] {
  const postings = tellingWords(text).map((word) => postingsOf(index, meantBy(index, word)));
  const popularityOf = (place: number) => index.goods[place]?.popularity ?? 0;
  return scoresOf(index, postings)
    .toSorted(([a, one], [b, other]) => other - one || popularityOf(b) - popularityOf(a) || a - b)
    .slice(0, mostModels)
    .map(([place]) => index.goods[place]?.id ?? '');
}
