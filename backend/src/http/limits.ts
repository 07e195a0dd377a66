import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** An allowance: `burst` at once, filling up again within `per` ms. */
export interface Limit {
  burst: number;
  per: number;
}

/**
 * Takes `amount` from an allowance that all processes share, and answers 0, or after how many seconds there is enough
 * again. For calls that cost money or can be guessed at; it writes a row each time.
 */
export async function takeShared(
  db: Kysely<Database>,
  key: string,
  { burst, per }: Limit,
  now: Date,
  amount = 1,
): Promise<number> {
  const rate = burst / per;
  const { rows } = await sql<{ left: number }>`
    insert into limit_bucket as bucket (key, "left", filled_at) values (${key}, ${burst - amount}::float8, ${now})
    on conflict (key) do update set
      "left" = least(${burst}::float8, greatest(bucket."left", 0)
        + greatest(extract(epoch from ${now}::timestamptz - bucket.filled_at) * 1000, 0) * ${rate}::float8) - ${amount}::float8,
      filled_at = greatest(bucket.filled_at, ${now}::timestamptz)
    returning "left"`.execute(db);
  const left = rows[0]?.left ?? 0;
  return left >= 0 ? 0 : Math.max(1, Math.ceil(-left / rate / 1000));
}

/** Answers 0 when one can be taken from a shared allowance, or after how many seconds it can. Takes nothing. */
export async function peekShared(
  db: Kysely<Database>,
  key: string,
  { burst, per }: Limit,
  now: Date,
): Promise<number> {
  const bucket = await db
    .selectFrom('limit_bucket')
    .select(['left', 'filled_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!bucket) return 0;
  const rate = burst / per;
  const filled = Math.max(0, now.getTime() - bucket.filled_at.getTime()) * rate;
  const left = Math.min(burst, Math.max(bucket.left, 0) + filled);
  return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / rate / 1000));
}

/** Takes one from the allowance of a key in this process alone: the cheap guard before everything else. */
export function localLimits({ perSecond, burst }: { perSecond: number; burst: number }) {
  const buckets = new Map<string, { left: number; filledAt: number }>();
  const isOff = perSecond === 0;

  const sweep = (now: number) => {
    for (const [key, { filledAt }] of buckets) {
      if ((now - filledAt) * perSecond > burst * 1000) buckets.delete(key);
    }
  };

  return (key: string): boolean => {
    if (isOff) return true;
    const now = performance.now();
    if (buckets.size > 50_000) sweep(now);
    const bucket = buckets.get(key) ?? { left: burst, filledAt: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.filledAt) / 1000) * perSecond);
    bucket.filledAt = now;
    buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
