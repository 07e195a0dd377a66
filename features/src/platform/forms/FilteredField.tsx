import { useState } from 'react';
import { Text } from '@rukav/design-system/Text';
import { TextField, type TextFieldProps } from '@rukav/design-system/TextField';

export interface FilteredFieldProps extends Omit<TextFieldProps, 'onChange'> {
  /** What remains of what is typed or pasted: a filter of `character-filters.ts`. */
  keep: (text: string) => string;
  /** Says what remained, where more was dropped than what separates groups of characters. */
  note: string;
  /** Told of what remains. */
  onChange: (kept: string) => void;
}

/** People write figures in groups: nothing is lost with what stands between them. */
const withoutSeparators = (text: string) => text.replace(/[\s-]/g, '');

/** A text field that takes only some characters, and says so when it has dropped others. */
export function FilteredField({ keep, note, onChange, ...field }: FilteredFieldProps) {
  const [hasDropped, setDropped] = useState(false);

  return (
    <div>
      <TextField
        {...field}
        onChange={(text) => {
          const kept = keep(text);
          setDropped(withoutSeparators(text) !== withoutSeparators(kept));
          onChange(kept);
        }}
      />
      <output>
        {hasDropped && (
          <Text size="small" tone="quiet" element="span">
            {note}
          </Text>
        )}
      </output>
    </div>
  );
}
