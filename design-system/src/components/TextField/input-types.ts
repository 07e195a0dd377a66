/** The kinds of input there are (SHELL-41). */
export const inputTypes = ['numeric', 'text', 'tel'] as const;

/** One of the three kinds of input. */
export type InputType = (typeof inputTypes)[number];

/** The keyboard of a kind; `text` leaves it to the browser. */
export const inputMode = (type: InputType) => (type === 'text' ? undefined : type);
