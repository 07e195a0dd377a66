import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, hydrated, productTiles, test } from './fixtures.ts';

/** Beside the store of the other journeys, with data of its own. */
const port = Number(process.env['E2E_PORT'] ?? 3400) + 20;
const origin = `http://localhost:${port}`;
let store: ChildProcess;

test.beforeAll(async ({ request }) => {
  test.setTimeout(240_000);
  store = spawn('node', ['scripts/dev.ts'], {
    env: { ...process.env, PORT: String(port), RUKAV_DATA: '.data/dev-e2e' },
    stdio: 'inherit',
  });
  const answer = () => request.get(origin).then((reply) => reply.status(), String);
  await expect.poll(answer, { timeout: 200_000 }).toBe(200);
});

test.afterAll(async () => {
  const ended = once(store, 'exit');
  store.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(existsSync('.data/dev-e2e/database/postgres/postmaster.pid'), 'its PostgreSQL has ended').toBe(
    false,
  );
});

test('with `npm run dev` pages hear of changes, and React has nothing to say against them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));

  for (const path of ['/', '/catalog/zhenschiny/platya', '/cart', '/faq']) {
    await page.goto(origin + path);
    await hydrated(page);
    await expect.poll(() => said.splice(0)).toContain('[vite] connected.');
  }
  await page.goto(`${origin}/catalog/zhenschiny/platya`);
  await hydrated(page);
  await productTiles(page).first().getByRole('link').first().click();
  // Vite makes the modules of a product when they are first asked for: a busy machine takes its time.
  await expect(page).toHaveURL(/\/product\//, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
