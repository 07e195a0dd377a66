import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import type { ComboBoxGroup, ComboBoxOption } from './options.ts';

const option = ({ value, label, content }: ComboBoxOption) => (
  <Item key={value} textValue={label}>
    {content ?? label}
  </Item>
);

/** An entry of the list as React Aria collects it. */
export const suggested = (item: ComboBoxOption | ComboBoxGroup) =>
  'options' in item ? (
    <Section key={`group ${item.label}`} title={item.label} items={item.options}>
      {option}
    </Section>
  ) : (
    option(item)
  );
