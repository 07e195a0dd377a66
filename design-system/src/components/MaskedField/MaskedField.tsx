import { useRef, useState } from 'react';
import type { FieldProps, TextValue } from '../../internal/field-props.ts';
import { InputField } from '../../internal/InputField.tsx';
import type { InputType } from '../TextField/index.ts';
import type { Mask } from './masks.ts';
import * as styles from './MaskedField.css.ts';
import { useMask } from './use-mask.ts';

export interface MaskedFieldProps extends FieldProps, TextValue {
  /** Make it once, outside render: `digitGroups`, `digits`, or your own. */
  mask: Mask;
  /**
   * Which keyboard a touch screen shows.
   *
   * @default 'numeric'
   */
  type?: InputType;
  /** What the browser may fill in, such as `postal-code`; by default nothing of its own. */
  autoComplete?: string;
}

/**
 * Text of a fixed form, spaced out while it is written. The value is what is seen, without the places still empty, and the
 * caret stays where the hand left it. For a phone use `PhoneField`, for a one-time code `CodeField`.
 */
export function MaskedField({ mask, type = 'numeric', autoComplete, ...props }: MaskedFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(props.defaultValue ?? '');
  const written = props.value ?? own;
  useMask(input, mask.options);

  return (
    <InputField
      {...props}
      ref={input}
      input={{ inputMode: type, autoComplete }}
      onChange={(value) => {
        setOwn(value);
        props.onChange?.(value);
      }}
      after={
        <span className={styles.ghost} aria-hidden>
          <span className={styles.written}>{written}</span>
          {mask.shape.slice(written.length)}
        </span>
      }
    />
  );
}
