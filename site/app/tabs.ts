import { changeAnswered, returned } from '@rukav/features/cart';
import { $session, actorChanged, session } from '@rukav/features/session';
import { createWatch, scopeBind, type Scope } from 'effector';
import { readCookie } from './cookies';

/** News for the other tabs of this browser: somebody has signed in or out, or the cart was changed. */
type News = 'actor' | 'cart';

/** The channel of all tabs; none where the browser blocks it together with the site's storage. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('visitor');
  } catch {
    return undefined;
  }
}

/** Differs for each signing in, and is absent once the member has signed out. */
const sessionToken = () => readCookie('session_token');

/**
 * Tells the other tabs of this browser of a sign-in, a sign-out and a changed cart, and follows what they tell. A page of a
 * member who has signed out elsewhere forgets what it knows and loads again: what was drawn or typed for that member goes with it.
 * A page that the browser restores from its back/forward cache is checked in the same way. `reload` loads the page again.
 */
export function joinTabs(scope: Scope, reload = () => window.location.reload()): void {
  const inScope = { scope };
  const [changeActor, askSession, lookAtCart] = [
    scopeBind(actorChanged, inScope),
    scopeBind(session.retryFx, inScope),
    scopeBind(returned, inScope),
  ];
  const channel = openChannel();
  const actorNow = () => scope.getState($session).actor;
  let memberToken = actorNow() === 'member' ? sessionToken() : undefined;
  let isFollowing = false;

  const follow = (actor: 'guest' | 'member') => {
    isFollowing = true;
    changeActor(actor);
    isFollowing = false;
  };
  const forget = () => {
    follow('guest');
    reload();
  };
  const checkActor = async () => {
    if (memberToken !== undefined && memberToken !== sessionToken()) return forget();
    const before = actorNow();
    const answer = await askSession().catch(() => null);
    if (!answer || answer.actor === before) return;
    if (answer.actor === 'guest') return forget();
    follow('member');
    lookAtCart();
  };

  createWatch({
    unit: actorChanged,
    scope,
    fn: (actor) => {
      if (actor === 'member') memberToken = sessionToken();
      if (!isFollowing) channel?.postMessage('actor' satisfies News);
    },
  });
  createWatch({
    unit: changeAnswered,
    scope,
    fn: () => channel?.postMessage('cart' satisfies News),
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data === 'actor') void checkActor();
    // A hidden tab looks at its cart once it is shown.
    else if (!document.hidden) lookAtCart();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkActor();
  });
}
