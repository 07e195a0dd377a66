import { expect, test } from '@playwright/test';
import { themes, violationsIn } from './accessible.ts';
import { storiesByTitle, type BookEntry } from './book.ts';
import { useBook } from './open-book.ts';
import { baselines, expectPicture } from './picture.ts';
import { setToolbar, showStory, turnTo, userAgent } from './shown.ts';

test.use({ userAgent });

/** Where a story is written, for `npm run requirements`, which reads there what it proves. */
const fileOf = ({ importPath }: BookEntry) => ({
  type: 'file',
  description: importPath.replace(/^\.\//, ''),
});

// Whole pages take longest and stand last in Storybook: begun last, they would leave the other workers idle.
for (const [title, stories] of [...storiesByTitle()].toReversed()) {
  test.describe(title, () => {
    // The stories of a file are shown one after another in one page: what one leaves behind for the next is a fault.
    test.describe.configure({ mode: 'default' });

    const book = useBook();

    for (const entry of stories) {
      test(entry.name, { annotation: fileOf(entry) }, async () => {
        const { page, heard } = book();
        const [, slug = ''] = entry.id.split('--');
        const { window, pictures, isWhole, ignored } = await showStory(page, entry.id);
        const mask = ignored.map((selector) => page.locator(selector));

        const photograph = async (theme: string) => {
          const ofTheme = pictures.filter(([, mode]) => mode.theme === theme);
          for (const [name, mode] of ofTheme) {
            await turnTo(page, mode);
            await expectPicture(page, `${title}/${slug}.${name}`, { fullPage: isWhole, mask });
          }
          if (ofTheme.length > 0) await turnTo(page, window);
        };

        for (const theme of themes) {
          if (theme !== themes[0]) await setToolbar(page, { theme });
          // Before axe, which scrolls what it looks at.
          await photograph(theme);
          expect.soft(await violationsIn(page, theme), `axe finds nothing in ${theme}`).toEqual([]);
        }
        expect.soft(heard.splice(0), 'it says nothing to the console').toEqual([]);

        const taken = pictures.map(([name]) => `${title}/${slug}.${name}`);
        const left = baselines.filter(
          (name) => name.startsWith(`${title}/${slug}.`) && !taken.includes(name),
        );
        expect(left, 'no picture is left of a mode that is gone').toEqual([]);
      });
    }
  });
}

test('no picture is left of a story that is gone', () => {
  const shown = new Set(
    [...storiesByTitle()].flatMap(([title, stories]) =>
      stories.map(({ id }) => `${title}/${id.split('--')[1]}`),
    ),
  );
  const left = baselines.filter(
    (name) => !name.startsWith('store/') && !shown.has(name.replace(/\.\w+$/, '')),
  );
  expect(left).toEqual([]);
});
