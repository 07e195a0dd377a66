/** Pages to link to: the first, the last, and those next to the current one. `gap` stands for those left out. */
export function pagesAround(current: number, total: number): readonly (number | 'gap')[] {
  const wanted = [1, current - 1, current, current + 1, total]
    .filter((page, index, all) => page >= 1 && page <= total && all.indexOf(page) === index)
    .toSorted((one, other) => one - other);

  return wanted.flatMap((page, index) => {
    const before = wanted[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : ['gap' as const, page];
  });
}
