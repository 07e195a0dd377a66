import { expect, test } from '@playwright/test';
import { bringEngines, findingsOf } from './engines.ts';
import { plantedForAxe, plantedForIbm, plantedPage } from './planted.ts';

for (const [engine, rules] of [
  ['axe', plantedForAxe],
  ['ibm', plantedForIbm],
] as const) {
  test(`${engine} sees the faults that are planted`, async ({ page }) => {
    await bringEngines(page);
    await page.goto('about:blank');
    await page.setContent(plantedPage);
    const found = (await findingsOf(page)).filter((one) => one.engine === engine && one.kind === 'violation');
    expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining([...rules]));
  });
}
