import type { ReactNode } from 'react';

export interface TableProps {
  /** Titles of the columns. */
  head: readonly string[];
  /** Cells row by row; the first of a row is its title. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table in the text of a page. */
export function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{title}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
