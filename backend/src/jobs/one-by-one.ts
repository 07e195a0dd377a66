/**
 * Does work for each row by itself, such as in a transaction of its own: one that fails holds up no other. Throws at the end
 * where some have failed, with the first fault as its cause.
 */
export async function oneByOne<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const faults: unknown[] = [];
  for (const row of rows)
    try {
      await work(row);
    } catch (fault) {
      faults.push(fault);
    }
  if (faults.length > 0) throw new Error(`${faults.length} of ${rows.length} failed`, { cause: faults[0] });
}
