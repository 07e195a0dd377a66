// Stands between the page of the club and the network, and before no other page: where the network fails, is silent, or says
// that the shop is down, it shows the card that the page has kept (site/app/kept-card.tsx).

const kept = 'club-card';
/** How long the network may be silent, ms. */
const patience = 4000;

const silence = () =>
  new Promise((resolve) => {
    setTimeout(resolve, patience);
  });

// Without this a worker waits until all pages of the one before it are closed.
self.addEventListener('install', () => self.skipWaiting());
// The browser asks for the page while this worker wakes.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()));

async function page(event) {
  const loaded = Promise.resolve(event.preloadResponse).then((reply) => reply ?? fetch(event.request));
  const { pathname } = new URL(event.request.url);
  const card = await caches.match(pathname, { cacheName: kept });
  if (!card) return loaded;
  const answered = loaded.then(
    (reply) => (reply.status < 500 ? reply : card),
    () => card,
  );
  return Promise.race([answered, silence().then(() => card)]);
}

const file = async ({ request }) => (await caches.match(request, { cacheName: kept })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  const isClub = new URL(url).pathname === new URL(self.registration.scope).pathname;
  if (mode === 'navigate' && isClub) event.respondWith(page(event));
  // Styles and fonts that the card was drawn with.
  if (destination === 'style' || destination === 'font') event.respondWith(file(event));
});
