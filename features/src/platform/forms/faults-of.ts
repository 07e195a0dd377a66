import type { Fault, Faults } from './create-form.ts';

/** Fields with their faults, those without one left out. */
export const faultsOf = <Field extends string, F extends Fault>(
  found: Readonly<Partial<Record<Field, F | null>>>,
): Faults<Field, F> =>
  Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null)) as Faults<Field, F>;

const missing = { code: 'required' } as const;

/** The fault of a box that has to be ticked. */
export const agreed = (isTicked: boolean) => (isTicked ? null : missing);

/** The fault of a choice that has to be made. */
export const chosen = (choice: unknown) => (choice === null ? missing : null);
