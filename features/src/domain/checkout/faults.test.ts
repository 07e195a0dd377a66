import { expect, test } from 'vitest';
import { emptyAddress } from '../address/index.ts';
import { aCourierDraft, aDraft } from './checkout-builders.ts';
import { emptyDraft, type CheckoutDraft } from './draft.ts';
import { checkoutFields, faultsOfDraft, faultsOfServer, fieldOf, type CheckoutFacts } from './faults.ts';

const facts = (changes: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  country: 'RU',
  hasGoods: true,
  isListed: () => true,
  isRestOpen: false,
  isSlotOffered: true,
  isExpressOffered: true,
  isFar: false,
  ...changes,
});
function found(draft: CheckoutDraft, changes?: Partial<CheckoutFacts>): string[] {
  const faults = faultsOfDraft(draft, facts(changes));
  return checkoutFields.flatMap((field) => (faults[field] ? [`${field} ${faults[field].code}`] : []));
}

test('a finished draft has nothing against it', () => {
  expect(found(aDraft())).toEqual([]);
  expect(found(aCourierDraft())).toEqual([]);
});

test('an empty draft lacks method, recipient, payment and agreements [CHK-07 CHK-08 CHK-10 CHK-12 CHK-13 CHK-14]', () => {
  expect(found(emptyDraft)).toEqual([
    'method required',
    'fullName required',
    'phone required',
    'email required',
    'paymentMethod required',
    'rules required',
    'personalData required',
  ]);
});

test('a courier needs an address, a day and hours [CHK-09]', () => {
  expect(found(aCourierDraft({ address: emptyAddress, slot: null }))).toEqual([
    'street required',
    'house required',
    'slot required',
  ]);
});

test('an address where no courier goes is told at its street, and a pickup does not ask for it', () => {
  const isFar = true;

  expect(found(aCourierDraft(), { isFar })).toEqual(['street far']);
  expect(found(aCourierDraft({ address: { ...emptyAddress, house: '7' } }), { isFar })).toEqual([
    'street required',
  ]);
  expect(found(aDraft(), { isFar })).toEqual([]);
});

test('a pickup needs a shop, and no address', () => {
  expect(found(aDraft({ pickupId: null }))).toEqual(['pickupId required']);
});

test('a shop that is not there any more is told at its place', () => {
  expect(found(aDraft(), { isListed: () => false })).toEqual(['pickupId gone']);
});

test('a partner’s point is asked for, and told when it is not there any more', () => {
  const draft = aDraft({ method: 'thirdparty', pickupId: null });

  expect(found(draft)).toEqual(['partnerId required']);
  expect(found({ ...draft, partnerId: 'step1' }, { isListed: () => false })).toEqual(['partnerId gone']);
});

test('express needs an address and hours of its own, and says when these are taken [ERR-058]', () => {
  const draft = aCourierDraft({ method: 'express_delivery', slot: null });
  const expressSlot = { date: '2026-11-21', from: '18:00', to: '20:00' };

  expect(found(draft)).toEqual(['expressSlot required']);
  expect(found({ ...draft, expressSlot }, { isExpressOffered: false })).toEqual(['expressSlot gone']);
});

test('lines that no chosen way has ask what becomes of them', () => {
  expect(found(aDraft(), { isRestOpen: true })).toEqual(['rests required']);
});

test('hours that are not offered any more are told', () => {
  expect(found(aCourierDraft(), { isSlotOffered: false })).toEqual(['slot gone']);
});

test.each([
  ['А', ['fullName short']],
  ['Ан', ['fullName partial']],
  ['Ли Ан', []],
  [`Ли ${'А'.repeat(97)}`, []],
  ['А'.repeat(101), ['fullName long']],
  ['Anna Иванова', ['fullName latin']],
  ['Анна 2', ['fullName characters']],
  ['Әйгерім Қанатқызы', []],
  ['Салтыкова-Щедрина  Анна', []],
])('the name %s is judged by its letters and its length of 2 to 100 [CHK-15]', (fullName, problems) => {
  expect(found(aDraft({ fullName }))).toEqual(problems);
});

test.each([
  ['RU', '+79161234567', []],
  ['RU', '+77011234567', ['phone country']],
  ['KZ', '+77011234567', []],
  ['KZ', '+79161234567', ['phone country']],
  ['RU', '+7916', ['phone short']],
] as const)('in %s the phone %s is judged by the country [AUTH-38 AUTH-40]', (country, phone, problems) => {
  expect(found(aDraft({ phone }), { country })).toEqual(problems);
});

test.each([
  ['anna@example.com', []],
  ['a.b+c_d-e@mail.example.kz', []],
  ['anna@example', ['email form']],
  ['анна@example.com', ['email form']],
  [`${'a'.repeat(100)}@example.com`, ['email long']],
])('the e-mail %s is judged by the one pattern [AUTH-18]', (email, problems) => {
  expect(found(aDraft({ email }))).toEqual(problems);
});

test.each([
  ['address.houseBlock', 'houseBlock'],
  ['address', 'street'],
  ['fullName', 'fullName'],
  ['interval.from', 'slot'],
  ['agreement.personalData', 'personalData'],
  ['version', undefined],
])('the server’s field %s belongs to %s', (path, field) => {
  expect(fieldOf(path)).toBe(field);
});

test('a faulty e-mail is explained in the server’s words, everything else in the form’s [ERR-086]', () => {
  const error = (field: string) => ({ code: 'validation', field, message: 'Такого домена нет' });

  expect(faultsOfServer([error('email'), error('address.floor'), error('version')])).toEqual({
    email: { code: 'server', message: 'Такого домена нет' },
    floor: { code: 'server', message: null },
  });
});

test('gift cards alone are not obtained: nothing of that is asked', () => {
  const asked = found(emptyDraft, { hasGoods: false });

  expect(asked).toEqual([
    'fullName required',
    'phone required',
    'email required',
    'paymentMethod required',
    'rules required',
    'personalData required',
  ]);
});
