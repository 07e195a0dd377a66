/** The codes with which calls are refused and that no test of the backend names, as a text in quotes. */
export function unprovenCodes(
  calls: readonly { refusals: Readonly<Record<string, number>> }[],
  tests: readonly string[],
): string[] {
  const codes = new Set(calls.flatMap(({ refusals }) => Object.keys(refusals)));
  return [...codes].filter((code) => !tests.some((text) => text.includes(`'${code}'`))).toSorted();
}
