export { createDraft } from './create-draft.ts';
export { createForm, type Fault, type Faults, type FieldFault, type Form } from './create-form.ts';
export { agreed, chosen, faultsOf } from './faults-of.ts';
