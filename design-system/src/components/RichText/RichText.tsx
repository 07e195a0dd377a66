import * as styles from './RichText.css.ts';

export interface RichTextProps {
  /** Paragraphs, titles from `h2` down, lists, tables, links, quotations, pictures. */
  html: string;
  /** The language of the text, where it differs from the page's. */
  lang?: string;
}

/**
 * Sets html that came from the server. It is put into the page as it is, so the server must have sanitised it.
 */
export function RichText({ html, lang }: RichTextProps) {
  return <div className={styles.root} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
