/** Two ends of a range, the lower first. */
export interface Range {
  from: number;
  to: number;
}

/** The ends that a range can have at most. */
export interface RangeBounds {
  /** The least that can be asked for: what an empty lower field means. */
  min: number;
  /** The most that can be asked for: what an empty upper field means. */
  max: number;
}

/** What can be wrong with what was typed. */
export type RangeFault = 'notANumber' | 'wrongOrder';

/** What is wrong, and in which field. */
export interface RangeRefusal {
  fault: RangeFault;
  field: 'from' | 'to';
}

/** Either the range, or what is wrong with it. */
export type RangeReading = { range: Range; refusal?: never } | { range?: never; refusal: RangeRefusal };

const clamp = (value: number, { min, max }: RangeBounds) => Math.min(max, Math.max(min, value));

function readNumber(text: string, whenEmpty: number): number {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return whenEmpty;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Reads two typed whole numbers. An empty end is the bound; what lies outside the bounds is brought to them. */
export function readRange(typed: { from: string; to: string }, bounds: RangeBounds): RangeReading {
  const from = readNumber(typed.from, bounds.min);
  const to = readNumber(typed.to, bounds.max);

  if (Number.isNaN(from)) return { refusal: { fault: 'notANumber', field: 'from' } };
  if (Number.isNaN(to)) return { refusal: { fault: 'notANumber', field: 'to' } };
  if (from > to) return { refusal: { fault: 'wrongOrder', field: 'to' } };
  return { range: { from: clamp(from, bounds), to: clamp(to, bounds) } };
}
