import { expect, test } from 'vitest';
import type { Failure } from '../../platform/api/index.ts';
import { handlingOf } from '../../platform/errors/handle-refusals.ts';
import { checkoutRefusals, isOutcomeOpen, namingLines } from './refusals.ts';

const refusal = (code: string, status = 409): Failure => ({
  kind: 'refused',
  status,
  errors: [{ code, message: code }],
  requestId: 'r',
});
const both = ['reload', 'cancel'];

const nameOf = (lineId: string) => ({ l1: 'Платье, 44', l2: 'Пальто, 46' })[lineId] ?? '';

function modalOf(failure: Failure) {
  const handling = handlingOf(failure, checkoutRefusals);
  return handling && namingLines(nameOf)({ failure, handling }).modal;
}

test.each([
  ['prices_outdated', 'checkout.error.pricesOutdated', ['ok'], 'ERR-002'],
  ['basket_not_found', 'checkout.error.basketNotFound', ['reload'], 'ERR-003'],
  ['illegal_state', 'checkout.error.illegalState', both, 'ERR-004'],
  ['basket_cancelled', 'checkout.error.basketCancelled', ['reload'], 'ERR-005'],
  ['basket_issued', 'checkout.error.basketIssued', ['reload'], 'ERR-006'],
  ['basket_left', 'checkout.error.basketLeft', both, 'ERR-007'],
  ['pickup_point_not_found', 'checkout.error.pointNotFound', ['ok'], 'ERR-008'],
  ['no_orders', 'checkout.error.noOrders', both, 'ERR-009'],
  ['lines_not_found', 'checkout.error.noLines', [], 'ERR-010'],
  ['too_many_lines', 'checkout.error.tooManyLines', [], 'ERR-011'],
  ['shipping_group_type_error', 'checkout.error.groupType', [], 'ERR-012'],
  ['irrelevant_version', 'checkout.error.version', ['ok'], 'ERR-013'],
  ['unsupported_obtaining_method', 'checkout.error.method', ['ok'], 'ERR-014'],
  ['no_territory', 'checkout.error.noTerritory', ['ok'], 'ERR-015'],
  ['upstream_services_unavailable', 'checkout.error.upstream', ['ok'], 'ERR-016'],
  ['upstream_bad_response', 'checkout.error.upstream', ['ok'], 'ERR-017'],
  ['unknown', 'checkout.error.unknown', both, 'ERR-018'],
])('%s opens %s with the buttons %j [%s]', (code, message, buttons, _row) => {
  expect(modalOf(refusal(code))).toMatchObject({ message, buttons });
});

test.each([
  ['city_not_found', 'checkout.error.noTerritory'],
  ['sold_out', 'checkout.error.soldOut'],
  ['contact_required', 'checkout.error.contact'],
  ['payment_method_required', 'checkout.error.payment'],
  ['payment_method_unavailable', 'checkout.error.paymentGone'],
  ['obtaining_method_required', 'checkout.error.methodRequired'],
  ['address_required', 'checkout.error.address'],
  ['address_not_found', 'checkout.error.addressNotFound'],
  ['address_out_of_reach', 'checkout.address.far'],
  ['delivery_unavailable', 'checkout.error.deliveryUnavailable'],
  ['delivery_interval_unavailable', 'checkout.error.interval'],
  ['guest_limit_reached', 'checkout.error.guestLimit'],
  ['member_limit_reached', 'checkout.error.memberLimit'],
])('%s says %s, which is read and closed', (code, message) => {
  expect(modalOf(refusal(code))).toEqual({ title: 'errors.attention', message, buttons: ['ok'] });
});

test('a code that nobody knows, and no answer at all, are told each in its way', () => {
  expect(modalOf(refusal('no_such_code'))).toEqual({
    title: 'errors.title',
    message: 'checkout.error.unknown',
    buttons: both,
  });
  expect(modalOf({ kind: 'fault', status: 503 })).toEqual({
    title: 'errors.title',
    message: 'checkout.error.noAnswer',
    buttons: ['ok'],
  });
});

test('every modal of an order is titled as the requirements say [ERR-001]', () => {
  const titleOf = (code: string) => modalOf(refusal(code))?.title;

  expect(['basket_not_found', 'no_such_code'].map(titleOf)).toEqual(['errors.title', 'errors.title']);
  for (const code of ['basket_issued', 'lines_not_found', 'too_many_lines', 'sold_out'])
    expect(titleOf(code)).toBe('errors.attention');
});

test.each([
  ['delivery_interval_unavailable', 'slot', 'gone', 'ERR-058'],
  ['address_not_found', 'street', 'notFound', 'ERR-062'],
  ['payment_method_required', 'paymentMethod', 'required', 'ERR-056'],
  ['unsupported_obtaining_method', 'method', 'gone', 'ERR-014'],
])('%s is also told at %s as %s [%s]', (code, field, fault, _row) => {
  expect(handlingOf(refusal(code), checkoutRefusals)?.at).toEqual({ field, fault: { code: fault } });
});

test.each([
  ['pickup_point_not_found', 'pickupId', 'gone'],
  ['contact_required', 'fullName', 'required'],
  ['payment_method_unavailable', 'paymentMethod', 'gone'],
  ['obtaining_method_required', 'method', 'required'],
  ['address_required', 'street', 'required'],
  ['address_out_of_reach', 'street', 'far'],
  ['delivery_unavailable', 'method', 'gone'],
])('%s leads to %s: it is %s', (code, field, fault) => {
  expect(handlingOf(refusal(code), checkoutRefusals)?.at).toEqual({ field, fault: { code: fault } });
});

test('what changed on the server is read anew', () => {
  const isOutdated = (code: string) => handlingOf(refusal(code), checkoutRefusals)?.isOutdated;

  for (const code of ['pickup_point_not_found', 'sold_out', 'obtaining_method_required'])
    expect(isOutdated(code)).toBe(true);
  expect(isOutdated('contact_required')).toBeUndefined();
});

test('a faulty field speaks for itself, and so does the toast of too many requests', () => {
  expect(modalOf(refusal('validation', 422))).toBeUndefined();
  expect(modalOf(refusal('too_many_requests', 429))).toBeNull();
});

test('only without an answer it is open what became of the order', () => {
  expect(isOutcomeOpen({ kind: 'fault', status: 503 })).toBe(true);
  expect(isOutcomeOpen(refusal('idempotency_conflict'))).toBe(true);
  expect(isOutcomeOpen(refusal('too_many_requests', 429))).toBe(true);
  expect(isOutcomeOpen(refusal('sold_out'))).toBe(false);
});

test('what was bought by others meanwhile is named, each once, as far as it is known', () => {
  const naming = (code: string, lineIds: string): Failure => ({
    kind: 'refused',
    status: 409,
    errors: [{ code, message: '', params: { lineIds } }],
    requestId: 'r',
  });

  expect(modalOf(naming('sold_out', 'l1,l2,l1,gone'))).toMatchObject({
    message: 'checkout.error.soldOutNamed',
    values: { names: 'Платье, 44; Пальто, 46' },
  });
  expect(modalOf(naming('sold_out', 'gone'))).toMatchObject({ message: 'checkout.error.soldOut' });
  expect(modalOf(naming('lines_not_found', 'l1'))).toMatchObject({ message: 'checkout.error.noLines' });
});
