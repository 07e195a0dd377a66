export { normalisePhone, phoneMasks, phonePatterns, type PhoneCountry } from './normalise-phone.ts';
export { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
