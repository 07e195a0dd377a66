import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { IterableHunspellReader } from 'hunspell-reader';
import { stemKazakh, stemRussian } from '../src/search/stem.ts';
import { fold } from '../src/search/words.ts';

/**
 * Makes the word lists of `src/search/dictionaries` out of Hunspell dictionaries: the stems of all words, one per line, packed by
 * gzip. Only to be run for a newer dictionary: `node backend/tools/make-dictionaries.ts <kk_KZ.dic>`, with the file of Debian's
 * package `hunspell-kk`; the Russian dictionary is the package `dictionary-ru`.
 */
const [kazakhFile] = process.argv.slice(2);
if (!kazakhFile) throw new Error('Name the file kk_KZ.dic of Debian’s package hunspell-kk.');

/** Only whole words in small letters: names and abbreviations are not what a garment is called. */
const isWord = (word: string) => /^[а-яёәғқңөұүһі]{2,}$/.test(word);

function write(name: string, stems: Iterable<string>) {
  const target = new URL(`../src/search/dictionaries/${name}.txt.gz`, import.meta.url);
  writeFileSync(target, gzipSync([...new Set(stems)].toSorted().join('\n'), { level: 9 }));
}

const pathIn = (file: string) => fileURLToPath(new URL(file, import.meta.resolve('dictionary-ru')));
const russian = await IterableHunspellReader.createFromFiles(pathIn('index.aff'), pathIn('index.dic'));
write(
  'russian',
  russian
    .wholeWords()
    .filter(isWord)
    .map((word) => stemRussian(fold(word))),
);

// Each Kazakh word takes many endings one after another: its stem is compared, and forms are not written out.
const kazakh = readFileSync(kazakhFile, 'utf8')
  .split(/\r?\n/)
  .map((line) => line.split('/')[0] ?? '');
write(
  'kazakh',
  kazakh.filter(isWord).map((word) => stemKazakh(fold(word))),
);
