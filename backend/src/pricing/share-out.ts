/**
 * Shares an amount of minor units out by weight, by the largest remainder: whole units only, and exactly the amount in all.
 * Of equal remainders the earlier wins. Throws on what is not a whole, non-negative number.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
  if (![amount, ...weights].every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError(
      'shareOut: amount and weights are whole and not negative. Give minor units and quantities.',
    );
  }
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) {
    if (amount > 0)
      throw new RangeError('shareOut: nobody to share with. Give at least one positive weight.');
    return weights.map(() => 0);
  }

  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, share: exact / all, remainder: exact % all };
  });
  let left = BigInt(amount) - parts.reduce((sum, { share }) => sum + share, 0n);
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  for (const part of byRemainder) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map(({ share }) => Number(share));
}
