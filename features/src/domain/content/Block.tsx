import type { PageBlock } from '@rukav/contract/content/schemas.ts';
import { Accordion } from '@rukav/design-system/Accordion';
import { RichText } from '@rukav/design-system/RichText';
import { Table } from '@rukav/design-system/Table';
import * as styles from './Content.css.ts';

/** What a page of text holds besides words. Questions unfold without script, too. */
export function Block({ block }: { block: PageBlock }) {
  if (block.type === 'questions') {
    return (
      <Accordion
        headingLevel={2}
        items={block.questions.map(({ question, html }) => ({
          id: question,
          title: question,
          content: <RichText html={html} />,
        }))}
      />
    );
  }

  return (
    <div className={styles.table}>
      <Table
        caption={block.title}
        whenNarrow="scroll"
        columns={block.columns.map((label) => ({ id: label, label }))}
        rows={block.rows.map((cells, row) => ({
          id: `${row} ${cells[0]}`,
          cells: Object.fromEntries(block.columns.map((column, place) => [column, cells[place]])),
        }))}
      />
      {block.note !== '' && <p className={styles.updated}>{block.note}</p>}
    </div>
  );
}
