/** Orders shops: the member's own before the others. */
export const mineFirst =
  (mine: readonly string[]) =>
  (a: { id: string }, b: { id: string }): number =>
    Number(mine.includes(b.id)) - Number(mine.includes(a.id));
