import { contrastRatio } from '@rukav/design-system/legibility';
import { expect, test } from 'vitest';
import { helpLines, letterColours, storeNames, wordmark } from './brand.ts';
import { nameStore } from './name-store.ts';

test('every word of a letter stands out 4.5:1 from its ground', () => {
  const { ground, ink, inkQuiet, accentFill, onAccent } = letterColours;
  const pairs = [
    [ink, ground],
    [inkQuiet, ground],
    [onAccent, accentFill],
  ] as const;

  for (const [words, behind] of pairs) expect(contrastRatio(words, behind)).toBeGreaterThanOrEqual(4.5);
});

test('the name fills its placeholders, others and unknown forms stay', () => {
  expect(nameStore('{title} — {store}, {storeLost}', 'kk')).toBe(
    `{title} — ${storeNames.kk.store}, {storeLost}`,
  );
  expect(nameStore('Код для входа в {storeAccusative}', 'ru')).toBe(
    `Код для входа в ${storeNames.ru.storeAccusative}`,
  );
});

test('nothing of a brand is left empty', () => {
  const phones = Object.values(helpLines).map(({ phone }) => phone);
  const words = Object.values(storeNames).flatMap((forms) => Object.values(forms));

  for (const word of [...words, wordmark.text, ...phones]) expect(word.trim()).not.toBe('');
});
