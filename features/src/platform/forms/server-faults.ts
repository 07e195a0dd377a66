import type { ApiError } from '@rukav/contract/errors.ts';
import type { FieldFault } from '@rukav/contract/fields/fault.ts';
import type { Faults } from './create-form.ts';

/** What the server's own check of a field found where the form's rules found nothing. */
export type ServerFault = FieldFault | { code: 'invalid' };

const faultOf = ({ params }: ApiError): ServerFault => {
  if (params?.['check'] === 'empty') return { code: 'required' };
  if (params?.['check'] === 'max_length_exceeded') return { code: 'long', most: Number(params['maximum']) };
  return { code: 'invalid' };
};

/**
 * The faults of the families empty, invalid and too long that a `validation` refusal names, each at its field (ERR-095).
 * `others` says at which field a fault stands whose own has no place in the form.
 */
export function serverFaults<Field extends string>(
  errors: readonly ApiError[],
  fields: readonly Field[],
  others: Readonly<Record<string, Field>> = {},
): Faults<Field, ServerFault> {
  const placed = errors.flatMap((error) => {
    const names = (error.field ?? '').split('.').toReversed();
    const name = names.map((one) => fields.find((field) => field === one) ?? others[one]).find(Boolean);
    return name === undefined ? [] : [[name, faultOf(error)] as const];
  });
  return Object.fromEntries(placed) as Faults<Field, ServerFault>;
}
