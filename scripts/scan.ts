/**
 * `npm run scan`: looks through everything that the last journeys have written – the store's log, its database, what pages
 * have sent – for numbers of bank cards, and through the log for phones, mailboxes, codes, PINs and tokens of sessions. Prints
 * one sentence of figures; anything found is a failure.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../backend/src/database/connect.ts';
import { startEmbedded } from '../backend/src/database/embedded/supervisor.ts';
import { cardNumbersIn, codesIn, secretsIn } from './scan/secrets.ts';

/** What a page has sent, as `site/e2e/recorded.ts` writes it down. */
interface Sent {
  url: string;
  body: string;
  tokens: readonly string[];
}

/** Every row of every table as a text, with the numbers of gift cards and what messages have said. */
async function readDatabase(folder: string) {
  const embedded = await startEmbedded({ folder });
  const db = connect(embedded.url, { max: 1, timeout: 60_000 });
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const rows: { table: string; text: string }[] = [];
  for (const { name } of tables) {
    const found = await sql<{
      text: string;
    }>`select to_jsonb(t)::text as text from ${sql.table(name)} t`.execute(db);
    for (const { text } of found.rows) rows.push({ table: name, text });
  }
  const cards = await db.selectFrom('gift_card').select('number').execute();
  const messages = await db.selectFrom('outbox_message').select('text').execute();
  await db.destroy();
  await embedded.stop();
  return { rows, cards: cards.map(({ number }) => number), messages: messages.map(({ text }) => text) };
}

const logFile = 'test-results/store.log';
const folder = '.data/e2e/database';
if (!existsSync(logFile) || !existsSync(folder)) {
  console.error('Nothing to look through: run the journeys first.');
  process.exit(1);
}
const log = readFileSync(logFile, 'utf8');
const sent = globSync('test-results/requests/*.jsonl').flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Sent),
);
const { rows, cards, messages } = await readDatabase(resolve(folder));
const known = new Set(cards);
const secrets = new Set([...messages.flatMap(codesIn), ...sent.flatMap(({ tokens }) => tokens)]);
// Whoever checks a gift card may also write a number that none has.
const isOfGiftCards = ({ url }: Sent) => /gift-card/.test(url);
const faults = [
  ...log.split('\n').flatMap((line) => cardNumbersIn(line).map((card) => `the log has a card, ${card}`)),
  ...rows.flatMap(({ table, text }) =>
    cardNumbersIn(text, known).map((card) => `the table ${table} has a card, ${card}`),
  ),
  ...sent
    .filter((one) => !isOfGiftCards(one))
    .flatMap(({ url, body }) =>
      cardNumbersIn(`${url} ${body}`, known).map(
        (card) => `a page has sent a card, ${card}, to ${url.split('?')[0]}`,
      ),
    ),
  ...secretsIn(log, secrets).map((found) => `the log has ${found}`),
];
console.log(
  `Looked through ${log.split('\n').length} lines of the log, ${rows.length} rows of the database and ${sent.length} requests of ` +
    `pages, with ${secrets.size} codes and tokens: ${faults.length} that should not be there.`,
);
for (const fault of new Set(faults)) console.error(`  ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
