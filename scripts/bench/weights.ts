import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';

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

/** Loads a page in a fresh browser context until it is idle and weighs every script and style it asked for. Sizes in kB. */
export async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked = { script: new Set<string>(), stylesheet: new Set<string>() };
  page.on('request', (request) => {
    const type = request.resourceType();
    if (type === 'script' || type === 'stylesheet') asked[type].add(request.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
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
