import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test, type Page } from '@playwright/test';
import { decrypt } from 'http_ece';

/**
 * The push service of the browser of a test: the pinned browser has none. It answers the store as a real one does, and reads what
 * came for the browser, which the real one cannot.
 */
export async function aPushService() {
  const port = Number(test.info().config.metadata['pushPort']);
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `http://127.0.0.1:${port}/${randomBytes(8).toString('hex')}`;
  const came: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    came.push(decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString('utf8'));
    response.writeHead(201).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { subscription: { endpoint, keys: { p256dh, auth } }, came, close: () => server.close() };
}

/**
 * Has the browser subscribe there, and say that the shop may show notifications: the pinned one shows none, whatever was granted.
 * All else of it is its own.
 */
export const subscribeAt = (page: Page, subscription: { endpoint: string; keys: object }) =>
  page.addInitScript((made) => {
    const kept = () => localStorage.getItem('subscribed by');
    const subscribed = () => ({
      endpoint: made.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => made,
      unsubscribe: async () => {
        localStorage.removeItem('subscribed by');
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (kept() === null ? null : subscribed()),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('subscribed by', applicationServerKey);
        return subscribed();
      },
    });
    Object.defineProperty(Notification, 'permission', {
      get: () => (kept() === null ? 'default' : 'granted'),
    });
  }, subscription);

/** Hands messages to the page's worker as the browser's push service would, and answers what it has shown. */
export async function deliver(page: Page, messages: readonly string[]): Promise<unknown[]> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (...notification) => void shown.push(notification);
  });
  const session = await page.context().newCDPSession(page);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const known = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push/'));
    registrationId = known?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  const { origin } = new URL(page.url());
  for (const data of messages)
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
  const shown = () => worker?.evaluate(() => (self as unknown as { shown: unknown[] }).shown);
  await expect.poll(shown).toHaveLength(messages.length);
  return (await shown()) ?? [];
}
