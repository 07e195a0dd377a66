import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../components/', import.meta.url);
const paths = globSync('*/transcripts/*.txt', { cwd: root });
const said = (path: string) =>
  readFileSync(new URL(path, root), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('['))
    .join('\n');

/** The virtual reader's words of roles and states. Everything else in Latin letters would be ours. */
const readersWords = new Set(
  (
    'alert alertdialog article assertive autocomplete button checkbox checked combobox control current deletion dialog ' +
    'disabled document end expanded form group has heading horizontally image in invalid level link list listbox listitem ' +
    'max menu menuitem min modal not of option orientated paragraph polite popup position pressed progressbar radio ' +
    'radiogroup region required selected set size slider spinbutton status step tab tabpanel textbox timer value'
  ).split(' '),
);
const latinWords = (text: string) => text.replaceAll('F8', '').match(/[a-z]+/gi) ?? [];

test.each(paths)('%s: no word of ours is foreign to the one who hears it [A65 A68]', (path) => {
  expect(latinWords(said(path)).filter((word) => !readersWords.has(word))).toEqual([]);
});

test.each(paths.filter((path) => path.endsWith('.ru.txt')))(
  '%s is spoken in Kazakh too, step by step, in words of its own [A65]',
  (path) => {
    const [russian, kazakh] = [said(path), said(path.replace('.ru.', '.kk.'))];

    expect(kazakh).toMatch(/[әғқңөұүһі]/i);
    expect(russian).not.toMatch(/[әғқңөұүһі]/i);
    expect(kazakh.split('\n')).toHaveLength(russian.split('\n').length);
  },
);
