import type { z } from 'zod';
import { ProviderAway } from './payment-provider.ts';

/** How long a provider may take, ms; the browser waits 15 s for us. */
const patience = 6000;
/** Longest answer that is read, characters. */
const longest = 200_000;

interface Question<Schema extends z.ZodType> {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** What the answer must be; anything else is as good as none. */
  schema: Schema;
}

/**
 * Asks a provider once. Late, broken, foreign and absent answers are all `ProviderAway`: nobody knows whether it did what it
 * was asked for, so nothing is tried again here.
 */
export async function ask<Schema extends z.ZodType>({
  url,
  method = 'GET',
  headers = {},
  body,
  schema,
}: Question<Schema>): Promise<z.output<Schema>> {
  const where = new URL(url).pathname;
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const text = (await response.text()).slice(0, longest);
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ProviderAway(`${method} ${where}: ${error instanceof Error ? error.name : 'no answer'}`);
  }
}
