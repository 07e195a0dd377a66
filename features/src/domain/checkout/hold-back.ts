import type { CheckoutDraft, Rest } from './draft.ts';

type Choice = Pick<CheckoutDraft, 'apart' | 'rests'>;

const apartOf = (rest: Rest): readonly string[] => ('apart' in rest ? (rest.apart ?? []) : []);

/** Whether some way leaves a size for another although it could take it. */
export const isHeld = ({ apart, rests }: Choice, skuId: string): boolean =>
  [apart, ...rests.map(apartOf)].some((skus) => skus.includes(skuId));

/** A size held back from a way: the first has place 0, the next ones are the rests. */
export function withHeld({ apart, rests }: Choice, place: number, skuId: string): Choice {
  if (place === 0) return { apart: [...apart, skuId], rests };
  const held = rests.map((rest, index) =>
    index === place - 1 && rest.way !== 'delete' ? { ...rest, apart: [...apartOf(rest), skuId] } : rest,
  );
  return { apart, rests: held };
}

/** A size that every way may take again. */
export const withoutHeld = ({ apart, rests }: Choice, skuId: string): Choice => ({
  apart: apart.filter((one) => one !== skuId),
  rests: rests.map((rest) =>
    rest.way === 'delete' ? rest : { ...rest, apart: apartOf(rest).filter((one) => one !== skuId) },
  ),
});
