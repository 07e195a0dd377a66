import { expect, test } from '@playwright/test';
import { findingsOf, inject } from './engines.ts';
import { plantedForAxe, plantedForIbm, plantedPage } from './planted.ts';

for (const [engine, rules] of [
  ['axe', plantedForAxe],
  ['ibm', plantedForIbm],
] as const) {
  test(`${engine} sees the faults that are planted`, async ({ page }) => {
    await page.setContent(plantedPage);
    await inject(page);
    const found = (await findingsOf(page)).filter((one) => one.engine === engine && one.kind === 'violation');
    expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...rules]));
  });
}
