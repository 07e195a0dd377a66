import { expect, test } from 'vitest';
import type { Currency } from '@rukav/contract';
import type { Failure } from '../../platform/api/index.ts';
import kazakh from './messages.kk.json';
import russian from './messages.ru.json';
import { refusalText, sumsOf } from './refusal-text.ts';

const refusedWith = (code: string, params?: Record<string, number>): Failure => ({
  kind: 'refused',
  status: 409,
  errors: [{ code, message: code, ...(params && { params }) }],
  requestId: 'r',
});
function said(failure: Failure, currency: Currency, texts: Readonly<Record<string, string>> = russian) {
  const sums = Object.entries(sumsOf(failure, currency));
  const text = texts[refusalText(failure)] ?? '';
  return sums.reduce((words, [name, sum]) => words.replace(`{${name}}`, sum), text).replaceAll(/\s/g, ' ');
}

test('a sum that has changed since it was shown is told with both sums, in both languages', () => {
  const changed = refusedWith('payment_amount_changed', { before: 399_800, now: 299_850 });

  expect(said(changed, 'RUB')).toBe(
    'К оплате теперь 2 998,50 ₽, а было 3 998 ₽. Проверьте сумму и начните оплату ещё раз.',
  );
  expect(said(changed, 'KZT', kazakh)).toBe(
    'Төленетін сома енді 2 998,50 ₸, бұрын 3 998 ₸ болған. Соманы тексеріп, төлемді қайта бастаңыз.',
  );
});

test('a code for a sum that has changed is told in words of its own', () => {
  expect(said(refusedWith('qr_amount_changed', { before: 399_800, now: 299_850 }), 'RUB')).toBe(
    'Сумма заказа изменилась. Получите новый код.',
  );
});

test('a code that nobody knows says that this way is unavailable, and a fault that nothing was paid', () => {
  expect(said(refusedWith('toString'), 'RUB')).toContain('Оплата этим способом сейчас недоступна');
  expect(said({ kind: 'fault', status: 503 }, 'RUB')).toContain('Деньги не списаны, попробуйте ещё раз.');
});
