import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { themes } from './index.ts';

const before = document.documentElement.className;
afterEach(async () => {
  document.documentElement.className = before;
  await commands.wishFor({});
});

const worn = () => {
  const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement.ownerDocument.body);
  return { backgroundColor, colorScheme };
};
const day = { backgroundColor: 'rgb(251, 250, 248)', colorScheme: 'light' };
const night = { backgroundColor: 'rgb(22, 20, 18)', colorScheme: 'dark' };
const contrast = { backgroundColor: 'rgb(255, 255, 255)', colorScheme: 'light' };

test('who has chosen no theme sees the one of the system, and it follows a change at once', async () => {
  document.documentElement.className = themes.system.className;
  expect(worn()).toEqual(day);

  await commands.wishFor({ colorScheme: 'dark' });
  expect(worn()).toEqual(night);

  await commands.wishFor({ colorScheme: 'dark', contrast: 'more' });
  expect(worn()).toEqual(contrast);
});

test('who has chosen a theme keeps it whatever the system says', async () => {
  await commands.wishFor({ colorScheme: 'dark', contrast: 'more' });

  document.documentElement.className = themes.rukav.className;
  expect(worn()).toEqual(day);
  document.documentElement.className = themes['rukav-night'].className;
  expect(worn()).toEqual(night);
});
