/** Joins what is a class name and leaves out what is not. */
export const classNames = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ');
