import { expect, test } from 'vitest';
import { missingProofs, titlesIn } from './proofs.ts';

const page = `<Criteria rows={[
  { criterion: '2.1.1 Keyboard', holds: 'Enter presses it', provenBy: 'EnterPresses' },
  { criterion: '1.4.3 Contrast', holds: '4.5:1', provenBy: 'axe on every story' },
  { criterion: '2.4.3 Focus order', holds: 'it comes back', provenBy: 'the focus returns [MODAL-08]' },
]} />`;

test('titles are read from tests, from those of each row too, without the rows they prove', () => {
  const text = `test('it opens [A-1]', () => {}); test.each([[1]])('it holds %s', () => {}); it("closes", f)`;

  expect(titlesIn(text)).toEqual(['it opens', 'it holds %s', 'closes']);
});

test('a proof is a story that plays or a test; anything else is missing', () => {
  expect(missingProofs(page, ['EnterPresses'], new Set(['the focus returns']))).toEqual([]);
  expect(missingProofs(page, [], new Set())).toEqual(['EnterPresses', 'the focus returns [MODAL-08]']);
});
