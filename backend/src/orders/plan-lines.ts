import type { ChangedLine } from '@rukav/contract/orders/partner.ts';
import type { LineOfOrder } from './order-repository.ts';

/** Pieces of a line that leave the order, and how many of the line stay. */
export interface LineChange {
  line: LineOfOrder;
  taken: number;
  remaining: number;
  state: ChangedLine['state'];
}

/** Changes by which so many pieces of each size leave an order; none where they have left already. */
export interface LinePlan {
  changes: readonly LineChange[];
  /** Reduction of the order's sum, minor units. */
  less: number;
  /** Number of pieces that leave, by size. */
  unsold: ReadonlyMap<string, number>;
}

/** Takes missing pieces from the lines that are still sold, the first line first. Undefined where they have too few. */
function takePieces(lines: LineOfOrder[], { skuId, quantity, state }: ChangedLine): LineChange[] | undefined {
  const ofSize = lines.filter((line) => line.sku_id === skuId);
  const gone = ofSize.filter((line) => line.state === state);
  let missing = gone.reduce((left, line) => left - line.quantity, quantity);
  const changes: LineChange[] = [];
  for (const line of ofSize.filter((one) => one.state === 'added')) {
    if (missing <= 0) break;
    const taken = Math.min(line.quantity, missing);
    missing -= taken;
    const remaining = line.quantity - taken;
    changes.push({ line: { ...line }, taken, remaining, state });
    if (remaining === 0) line.state = state;
    else lines.push({ ...line, quantity: taken, state });
    if (remaining > 0) line.quantity = remaining;
  }
  return missing > 0 ? undefined : changes;
}

/** Works out which pieces leave an order, one change after the other, and writes nothing. Names the size that the order lacks. */
export function planLines(
  ofOrder: readonly LineOfOrder[],
  wanted: readonly ChangedLine[],
): LinePlan | { lacking: string } {
  const lines = ofOrder.map((line) => ({ ...line }));
  const changes: LineChange[] = [];
  for (const change of wanted) {
    const taken = takePieces(lines, change);
    if (!taken) return { lacking: change.skuId };
    changes.push(...taken);
  }
  const unsold = new Map<string, number>();
  for (const { line, taken } of changes) unsold.set(line.sku_id, (unsold.get(line.sku_id) ?? 0) + taken);
  return { changes, unsold, less: changes.reduce((sum, { line, taken }) => sum + line.price * taken, 0) };
}
