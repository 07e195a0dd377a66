import { expect, test } from '@playwright/test';
import { bringAxe } from '../audit/axe.ts';
import { storiesByTitle } from './book.ts';
import { faultyContrast } from './contrast.ts';
import { hearPage } from './heard.ts';
import { expectPicture, leftovers } from './picture.ts';
import { open, turnTo, turnToStory, userAgent } from './shown.ts';
import type { ModeName } from '../.storybook/modes.ts';

test.use({ userAgent });

for (const [title, stories] of storiesByTitle()) {
  test(title, async ({ page }) => {
    // A page of the store is many times what a component is, and it has a dozen of states.
    test.setTimeout(60_000 + stories.length * 20_000);
    const heard = hearPage(page);
    await bringAxe(page);
    const taken: string[] = [];
    for (const [index, { id }] of stories.entries()) {
      const chromatic = await (index === 0 ? open : turnToStory)(page, id);
      expect.soft(heard.splice(0), `${id} says nothing to the console`).toEqual([]);
      expect.soft(await faultyContrast(page), `${id} can be read in every theme`).toEqual([]);
      if (chromatic.disableSnapshot) continue;
      const mask = chromatic.ignoreSelectors?.map((selector) => page.locator(selector)) ?? [];
      for (const [name, mode] of Object.entries(chromatic.modes ?? {})) {
        if (mode.disable) continue;
        await turnTo(page, name as ModeName);
        taken.push(`${id.split('--')[1]}.${name}.png`);
        await expectPicture(page, [title, taken.at(-1) ?? ''], {
          fullPage: !chromatic.cropToViewport,
          mask,
        });
      }
    }
    expect(leftovers(title, taken), 'no picture is left of a story or a mode that is gone').toEqual([]);
  });
}
