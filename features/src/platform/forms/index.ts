export { alphanumeric, digitsOnly, withoutLatin } from './character-filters.ts';
export { createDraft } from './create-draft.ts';
export { createForm, type Fault, type Faults, type FieldFault, type Form } from './create-form.ts';
export { serverFaults, type ServerFault } from './server-faults.ts';
export { agreed, chosen, faultsOf } from './faults-of.ts';
