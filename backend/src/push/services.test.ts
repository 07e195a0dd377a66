import { expect, test } from 'vitest';
import { isKnownService } from './services.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push service of a known browser is sent to: %s', (endpoint) => {
  expect(isKnownService(endpoint, [])).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://anna:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@internal.example/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://evil-fcm.googleapis.com/abc',
  'https://push.apple.com.example/abc',
  'https://evilpush.apple.com/abc',
  'https://.push.services.mozilla.com/',
  'https://.push.services.mozilla.com/wpush/v2/abc',
  'https://push.services.mozilla.com/wpush/v2/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'file:///etc/passwd',
  'not an address',
])('no other address is: %s', (endpoint) => {
  expect(isKnownService(endpoint, [])).toBe(false);
});

test('a shop adds services by their origins, and nothing beside them', () => {
  const origins = ['https://push.example', 'http://127.0.0.1:9'];

  expect(isKnownService('https://push.example/abc', origins)).toBe(true);
  expect(isKnownService('http://127.0.0.1:9/abc', origins)).toBe(true);
  for (const endpoint of [
    'https://push.example:444/abc',
    'http://push.example/abc',
    'http://127.0.0.1:10/abc',
  ])
    expect(isKnownService(endpoint, origins)).toBe(false);
});
