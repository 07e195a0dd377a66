import { createECDH } from 'node:crypto';
import { expect, test } from 'vitest';
import { encrypt, mostBytes } from './encrypt.ts';
import { aBrowser } from './test-push-service.ts';

test('a message is encrypted as the example of the standard is (RFC 8291, appendix A)', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');

  const message = encrypt('When I grow up, I want to be a watermelon', browser, { pair, salt });

  expect(message.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a browser reads what was written for it, up to what a push service takes', () => {
  const browser = aBrowser('https://push.example/1');
  const text = 'Тапсырыс сізді күтіп тұр'.padEnd(2000, '!');

  expect(browser.read(encrypt(text, browser.subscription.keys))).toBe(text);
  expect(encrypt('a'.repeat(mostBytes), browser.subscription.keys)).toHaveLength(4096);
});

test('two messages of the same words have nothing in common', () => {
  const { keys } = aBrowser('https://push.example/1').subscription;
  const [one, other] = [encrypt('Заказ ждёт вас', keys), encrypt('Заказ ждёт вас', keys)];

  expect(one.subarray(0, 16).equals(other.subarray(0, 16))).toBe(false);
  expect(one.subarray(21).equals(other.subarray(21))).toBe(false);
});
