import { burningBy } from './expiry.ts';

/** A lot of bonuses as the rules have it. */
interface Lot {
  left: number;
  /** ms; null never burns. */
  expiresAt: number | null;
}

/** An order as the rules have it: what it took of which lot, in the order in which it took it. */
interface Spent {
  taken: { lot: Lot; amount: number }[];
}

const day = 86_400_000;
const last = Number.POSITIVE_INFINITY;

/**
 * A member's bonuses by the rules alone, without a database: what burns first is spent first, what comes back goes to the lots
 * that it came from, the last first, and for ninety days where their time is over. Tests compare the ledger with it.
 */
export function createPurseModel() {
  const lots: Lot[] = [];
  const balance = () => lots.reduce((sum, { left }) => sum + left, 0);
  const isOver = ({ expiresAt }: Lot, now: Date) =>
    expiresAt !== null && expiresAt <= burningBy(now).getTime();

  return {
    balance,
    /** What is left of each lot and when it burns, ms, in the order in which they came. */
    lots: () => lots.map((lot) => ({ ...lot })),
    give: (amount: number, expiresAt: Date | null) => {
      lots.push({ left: amount, expiresAt: expiresAt?.getTime() ?? null });
    },
    /** Answers how many burn. */
    burn: (now: Date): number => {
      const over = lots.filter((lot) => isOver(lot, now));
      const burnt = over.reduce((sum, { left }) => sum + left, 0);
      for (const lot of over) lot.left = 0;
      return burnt;
    },
    spend: (amount: number): Spent => {
      let missing = amount;
      const taken: Spent['taken'] = [];
      for (const lot of lots.toSorted((a, b) => (a.expiresAt ?? last) - (b.expiresAt ?? last))) {
        const part = Math.min(lot.left, missing);
        if (part === 0) continue;
        lot.left -= part;
        missing -= part;
        taken.push({ lot, amount: part });
      }
      return { taken };
    },
    giveBack: ({ taken }: Spent, amount: number, now: Date) => {
      let missing = amount;
      for (const part of taken.toReversed()) {
        const back = Math.min(part.amount, missing);
        if (back === 0) continue;
        part.amount -= back;
        missing -= back;
        if (isOver(part.lot, now)) lots.push({ left: back, expiresAt: now.getTime() + 90 * day });
        else part.lot.left += back;
      }
    },
  };
}
