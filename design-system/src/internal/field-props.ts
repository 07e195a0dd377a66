/** What every field takes besides its value. */
export interface FieldProps {
  /** What is asked for. Always visible above the field. */
  label: string;
  /** A hint that stays: how to write it, why it is asked. */
  description?: string;
  /** What is wrong and how to put it right. The field is marked as faulty while there is one. */
  error?: string;
  /** A word after the label that says whether it must be filled: “обязательно”, “по желанию”. */
  requirement?: string;
  /** Told to assistive technology; nothing is checked by it. */
  isRequired?: boolean;
  /** Cannot be filled in, and is not sent. Say nearby why; what is only fixed is better read only. */
  isDisabled?: boolean;
  /** Its id, so that an error summary can link to it. By default a generated one. */
  id?: string;
  /** The name under which a form sends it. */
  name?: string;
}

/** A field whose value is text: controlled by `value`, or left to itself from `defaultValue` on. */
export interface TextValue {
  /** What is written, kept by the caller. */
  value?: string;
  /** What is written at first, where the field keeps it by itself. */
  defaultValue?: string;
  /** Called on every change. */
  onChange?: (value: string) => void;
  /** Called when focus leaves: the moment to check what was written. */
  onBlur?: () => void;
}
