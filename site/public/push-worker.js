// Shows what the shop tells a member while she is elsewhere, and opens its page. It is registered once she has turned
// notifications on, for a folder in which no page lies, and hears no request.

/** Where a notification leads that names no page of the shop. */
const all = '/personal/notifications';

/** A message of the shop; undefined for anything else. */
function read(data) {
  try {
    const told = data?.json();
    return typeof told?.title === 'string' && told.title !== '' ? told : undefined;
  } catch {
    return undefined;
  }
}

self.addEventListener('push', (event) => {
  const told = read(event.data);
  if (!told) return;
  const { title, text = '', url, tag = '', lang = '' } = told;
  // What has come twice replaces what is shown, and makes no sound.
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, lang, data: { url } }));
});

/** An address of the shop itself, whatever a message says. */
function addressOf(url) {
  const { origin } = self.location;
  const isOwn =
    typeof url === 'string' && URL.canParse(url, origin) && new URL(url, origin).origin === origin;
  return new URL(isOwn ? url : all, origin).href;
}

/** Shows the tab in which the page is open already, or opens it. A tab with another page is left to what is done there. */
async function show(address) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url.split('#')[0] === address.split('#')[0]);
  return open ? open.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(addressOf(event.notification.data?.url)));
});
