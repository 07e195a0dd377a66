import { expect, test } from 'vitest';
import kk from './messages.kk.json' with { type: 'json' };
import ru from './messages.ru.json' with { type: 'json' };
import { render } from './render.ts';

test('every message exists in Russian and in Kazakh', () => {
  expect(Object.keys(kk)).toEqual(Object.keys(ru));
});

test('a message is written in the language of the locale', () => {
  expect(render('passwordReset', 'ru-KZ', { code: '123456', minutes: 5 }).text).toContain(
    'действует 5 минут.',
  );
  expect(render('passwordReset', 'kk-KZ', { code: '123456', minutes: 5 }).text).toContain('5 минут жарамды');
});

test('a message with a gap that nothing fills is never sent', () => {
  expect(() => render('signInCode', 'ru-RU', {})).toThrow('code');
});
