import components from 'virtual:props';

/** What a component is given, read from its types. */
export function Props({ of }: { of: string }) {
  const found = components[of];
  if (!found) throw new Error(`The design system has no component ${of}.`);
  return found.map(({ name, props }) => (
    <section key={name}>
      {found.length > 1 && <h3>{name}</h3>}
      <table>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">What for</th>
          </tr>
        </thead>
        <tbody>
          {props.map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                <code>{prop.name}</code>
                {prop.isRequired && ' (required)'}
              </th>
              <td>
                <code>{prop.type}</code>
                {prop.byDefault !== '' && ` by default ${prop.byDefault}`}
              </td>
              <td>{prop.words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
