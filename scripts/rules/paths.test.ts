import { expect, test } from 'vitest';
import { namesDifferingInCase } from './paths.ts';

test('two files that an import without extension cannot tell apart on macOS are found', () => {
  expect(
    namesDifferingInCase(['site/app/Overlays.tsx', 'site/app/overlays.ts', 'site/app/root.tsx']),
  ).toEqual([['site/app/Overlays', 'site/app/overlays']]);
});

test('two folders that differ in case only are found once, whatever lies in them', () => {
  expect(namesDifferingInCase(['stories/Button/a.ts', 'stories/button/b.ts'])).toEqual([
    ['stories/Button', 'stories/button'],
  ]);
});

test('files of one name with other endings are no fault', () => {
  expect(namesDifferingInCase(['a/Button.tsx', 'a/Button.css.ts', 'a/Button.mdx', 'b/button.ts'])).toEqual(
    [],
  );
});
