import { readFileSync, writeFileSync } from 'node:fs';

/** A row of docs/requirements.tsv. */
export interface Row {
  id: string;
  area: string;
  kind: string;
  /** Where it is proven: `shop` for what a shopper sees, does or reads, `call` for what has no face. */
  level: string;
  statement: string;
  /** `done`, `open`, or `open: ` and `dropped: ` with the reason. */
  status: string;
}

/** Reads the table of requirements, in its order. */
export const readRows = (file: URL): Row[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', kind = '', statement = '', , level = '', status = 'open'] = line.split('\t');
      return { id, area, kind, statement, level, status };
    });

/** Writes the status of each row into the table, and leaves everything else in it as it is. */
export function writeStatuses(file: URL, statusOf: (row: Row) => string): void {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = readRows(file);
  const written = lines.map((line, index) => {
    const row = rows[index];
    return row ? [...line.split('\t').slice(0, 6), statusOf(row)].join('\t') : line;
  });
  writeFileSync(file, `${[head, ...written].join('\n')}\n`);
}

/** The rows that a test's title or a story's tags name: `… [FAC-20 FAC-21]`. */
export const idsIn = (text: string) => text.match(/\b[A-Z0-9]{2,5}-\d{2,3}\b/g) ?? [];
