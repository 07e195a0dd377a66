import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';

/** What a first load of a page costs, bytes as they travel. */
export interface Weight {
  /** Brotli. */
  script: number;
  /** Brotli. */
  style: number;
  /** Gzip. */
  html: number;
}

const kilo = (bytes: number) => Math.round(bytes / 100) / 10;

async function brotliSize(address: string): Promise<number> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => resolve(size));
    })
      .on('error', reject)
      .end();
  });
}

/** ms without a request after which a page has asked for all it loads by itself: its scripts begin up to a second after its first frame. */
const quiet = 1500;
/** ms after which a page that has asked for no script does not work. */
const latest = 20_000;

/** Opens a page and waits until it has asked for scripts, and then for nothing more. Throws where no script is asked for. */
async function openWhole(page: Page, address: string, hasScripts: () => boolean): Promise<void> {
  const begun = Date.now();
  let askedAt = begun;
  page.on('request', () => {
    askedAt = Date.now();
  });
  await page.goto(address);
  while (!hasScripts() || Date.now() - askedAt < quiet) {
    if (!hasScripts() && Date.now() - begun > latest) throw new Error(`${address} asked for no script.`);
    await page.waitForTimeout(100);
  }
}

/** Loads a page in a fresh browser context and weighs every script and style it asked for. Sizes in kB. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') asked[type].add(request.url());
  });
  await openWhole(page, address, () => asked.script.size > 0);
  await context.close();

  const sum = async (addresses: Set<string>) =>
    (await Promise.all([...addresses].map(brotliSize))).reduce((total, size) => total + size, 0);
  const html = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  return {
    script: kilo(await sum(asked.script)),
    style: kilo(await sum(asked.stylesheet)),
    html: kilo(gzipSync(await html.text(), { level: 6 }).length),
  };
}
