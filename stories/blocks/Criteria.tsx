export interface Criterion {
  /** Number and name in WCAG 2.2, such as `2.1.1 Keyboard`. */
  criterion: string;
  /** What the component does for it. */
  holds: string;
  /** A story that plays it, or the title of a test. */
  provenBy: string;
}

/** What an auditor asks of a component, each answer with its proof. `npm run book` sees to it that the proofs exist. */
export function Criteria({ rows }: { rows: readonly Criterion[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">What holds</th>
          <th scope="col">Proven by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ criterion, holds, provenBy }) => (
          <tr key={criterion + holds}>
            <th scope="row">{criterion}</th>
            <td>{holds}</td>
            <td>
              <code>{provenBy}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
