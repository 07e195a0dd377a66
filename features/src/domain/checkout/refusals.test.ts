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

test('every modal of an order is titled as the requirements say [ERR-001]', () => {
  const titles = ['basket_not_found', 'lines_not_found', 'no_such_code', 'sold_out'].map(
    (code) => modalOf(refusal(code))?.title,
  );

  expect(new Set(titles)).toEqual(new Set(['errors.title', 'errors.attention']));
});

test.each([
  ['delivery_interval_unavailable', 'slot', 'gone', 'ERR-058'],
  ['address_not_found', 'street', 'notFound', 'ERR-062'],
  ['payment_method_required', 'paymentMethod', 'required', 'ERR-056'],
])('%s is also told at %s as %s [%s]', (code, field, fault, _row) => {
  expect(handlingOf(refusal(code), checkoutRefusals)?.at).toEqual({ field, fault: { code: fault } });
});

test('a faulty field speaks for itself, and so does the toast of too many requests', () => {
  expect(modalOf(refusal('validation', 422))).toBeUndefined();
  expect(modalOf(refusal('too_many_requests', 429))).toBeNull();
});

test('only without an answer it is open what became of the order', () => {
  expect(isOutcomeOpen({ kind: 'fault', status: 503 })).toBe(true);
  expect(isOutcomeOpen(refusal('idempotency_conflict'))).toBe(true);
  expect(isOutcomeOpen(refusal('sold_out'))).toBe(false);
});

test('what was bought by others meanwhile is named', () => {
  const failure = {
    kind: 'refused',
    status: 409,
    errors: [{ code: 'sold_out', message: '', params: { lineIds: 'l1,l2' } }],
    requestId: 'r',
  } as const;

  expect(modalOf(failure)).toMatchObject({
    message: 'checkout.error.soldOutNamed',
    values: { names: 'Платье, 44; Пальто, 46' },
  });
});
