import {
  deviceReadFx,
  deviceTurnedOffFx,
  deviceTurnedOnFx,
  type PushDevice,
} from '@rukav/features/browser-notifications';

const worker = '/push-worker.js';
/** No page lies below it: the worker stands between no page and the network. */
const scope = '/push/';

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What of the browser's worker is there already; nothing is loaded for it. */
async function subscribed() {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return { registration, subscription: await registration?.pushManager.getSubscription() };
}

async function read(): Promise<PushDevice> {
  if (!isSupported()) return { permission: 'unsupported', endpoint: null };
  const { subscription } = await subscribed();
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

/** Registers the worker and waits until it can be subscribed with. */
async function workerInForce(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker, { scope });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active || !coming) return registration;
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(registration);
      if (coming.state === 'redundant') reject(new Error('The worker of notifications was not installed.'));
    });
  });
}

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether a subscription was made by a key; another one has to go before there can be one by it. */
const isBy = (publicKey: string, { options }: PushSubscription) =>
  options.applicationServerKey !== null && base64url(options.applicationServerKey) === publicKey;

async function turnOn(publicKey: string) {
  // First of all: a browser asks only while the press counts.
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(Notification.permission);
  const { pushManager } = await workerInForce();
  const kept = await pushManager.getSubscription();
  if (kept && !isBy(publicKey, kept)) await kept.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

async function turnOff(): Promise<void> {
  const { registration, subscription } = await subscribed();
  await subscription?.unsubscribe();
  await registration?.unregister();
}

/**
 * Supplies what the switch of notifications asks of a browser. The page's route does it, and not the scope: what every page
 * loads need not know of it.
 */
export function supplyPush(): void {
  deviceReadFx.use(read);
  deviceTurnedOnFx.use(turnOn);
  deviceTurnedOffFx.use(turnOff);
}
