import { appendFileSync, mkdirSync } from 'node:fs';
import { test, type BrowserContext } from '@playwright/test';

const folder = 'test-results/requests';
/** Longer bodies are photographs. */
const longest = 20_000;

/**
 * Writes down what pages send to the store, and the tokens of their sessions, for `npm run scan`; what a shopper does on the
 * page of a bank is none of the store's.
 */
export function recordRequests(context: BrowserContext): () => Promise<void> {
  const lines: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (new URL(url).pathname.startsWith('/simulator') || request.method() === 'GET') return;
    const body = (request.postData() ?? '').slice(0, longest);
    const token = request.headers()['x-session-token'];
    lines.push(JSON.stringify({ url, body, tokens: token ? [token] : [] }));
  });
  return async () => {
    if (lines.length === 0) return;
    const tokens = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
    mkdirSync(folder, { recursive: true });
    const { workerIndex } = test.info();
    const all = [...lines, JSON.stringify({ url: '', body: '', tokens })];
    appendFileSync(`${folder}/${workerIndex}.jsonl`, `${all.join('\n')}\n`);
  };
}
