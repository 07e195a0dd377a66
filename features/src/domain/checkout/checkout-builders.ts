import { emptyAddress } from '../address/index.ts';
import { emptyDraft, type CheckoutDraft } from './draft.ts';

/** A draft that can become an order by pickup in Moscow; for tests and stories. */
export const aDraft = (changes: Partial<CheckoutDraft> = {}): CheckoutDraft => ({
  ...emptyDraft,
  method: 'pickup',
  pickupId: 'msk1',
  fullName: 'Иванова Анна Петровна',
  phone: '+79161234567',
  email: 'anna@example.com',
  paymentMethod: 'card',
  rules: true,
  personalData: true,
  ...changes,
});

/** A draft that can become an order by courier. */
export const aCourierDraft = (changes: Partial<CheckoutDraft> = {}): CheckoutDraft =>
  aDraft({
    method: 'delivery',
    pickupId: null,
    address: { ...emptyAddress, street: 'Лесная', house: '7' },
    slot: { date: '2026-11-23', from: '10:00', to: '14:00' },
    ...changes,
  });
