import * as styles from './blocks.css.ts';

const files = import.meta.glob<string>('../../design-system/src/components/*/transcripts/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Transcript {
  /** Name of the file without its language. */
  name: string;
  lang: string;
  text: string;
}

const transcriptsOf = (component: string): Transcript[] =>
  Object.entries(files).flatMap(([file, text]) => {
    const [, owner, name = '', lang = ''] =
      /components\/(\w+)\/transcripts\/(.+)\.(\w+)\.txt$/.exec(file) ?? [];
    return owner === component ? [{ name, lang, text }] : [];
  });

export interface TranscriptsProps {
  /** A component's name, as in its import. */
  of: string;
}

/** What a screen reader says, word by word, and which keys are pressed: the reviewed files that the tests hold it to. */
export function Transcripts({ of }: TranscriptsProps) {
  const found = Map.groupBy(transcriptsOf(of), ({ name }) => name);
  if (found.size === 0) throw new Error(`There is no transcript of ${of}.`);
  return [...found.values()].map((languages) => (
    <div key={languages[0]?.name} className={styles.pair}>
      {languages
        .toSorted((a, b) => b.lang.localeCompare(a.lang))
        .map(({ lang, text }) => (
          <pre key={lang} className={styles.transcript} lang={lang}>
            {text}
          </pre>
        ))}
    </div>
  ));
}
