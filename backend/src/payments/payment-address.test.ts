import { expect, test } from 'vitest';
import { isPayPage, withSafePages } from './payment-address.ts';
import { ProviderAway, type PaymentProvider, type Registration } from './payment-provider.ts';

const played = 'http://localhost:3000';

test.each([
  ['https://securepayments.sberbank.ru/payment/merchants/rbs/payment_ru.html?mdOrder=1', true],
  ['https://qr.nspk.ru/AS10003P3RH0LJ2A9ROO038L6NT5RU1M?type=01', true],
  ['http://localhost:3000/simulator/card/1', true],
  ['http://localhost:3001/simulator/card/1', false],
  ['http://securepayments.sberbank.ru/payment', false],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['bank100000000111://qr.nspk.ru/AS1', false],
  ['https://qr.nspk.ru@evil.example/', false],
  ['/simulator/card/1', false],
  ['', false],
])(
  'an address of a provider, %s, is shown to nobody unless it is a page of https or the demo’s: %s',
  (address, isPage) => {
    expect(isPayPage(address, played)).toBe(isPage);
  },
);

test('outside the demo its own pages over http are no pages either', () => {
  expect(isPayPage('http://localhost:3000/simulator/card/1', undefined)).toBe(false);
});

const answering = (link: string, code: string | null) =>
  withSafePages(
    { register: () => Promise.resolve({ providerId: '1', link, code }) } as unknown as PaymentProvider,
    undefined,
  ).register({} as Registration);

test('a provider that names no page, in its link or in its code, is as good as away', async () => {
  const page = 'https://qr.nspk.ru/AS1';

  await expect(answering(page, page)).resolves.toMatchObject({ link: page });
  await expect(answering('javascript:alert(1)', null)).rejects.toThrow(ProviderAway);
  await expect(answering(page, 'http://evil.example/')).rejects.toThrow(ProviderAway);
});
