import { addressOf, type ResponseOf } from '@rukav/contract';
import { getAccount } from '@rukav/contract/account/calls.ts';
import { isProfileFilled } from '@rukav/contract/account/filled.ts';
import { postGatewayEvent } from '@rukav/contract/events/calls.ts';
import type { GatewayEvent, GatewayNews } from '@rukav/contract/events/gateway.ts';
import { language, locales } from '@rukav/contract/locale.ts';
import { keep, read } from './browser';
import { readCookie } from './cookies';

type About = GatewayEvent['data'];

/** The number of chance by which analytics know this browser. */
function browserId(): string {
  const kept = read('localStorage', 'analytics-id');
  if (typeof kept === 'string') return kept;
  const made = crypto.randomUUID();
  keep('localStorage', 'analytics-id', made);
  return made;
}

async function profileOfMember(): Promise<ResponseOf<typeof getAccount>['profile']> {
  const answer = await fetch(addressOf(getAccount), { headers: { accept: 'application/json' } });
  return answer.ok ? ((await answer.json()) as ResponseOf<typeof getAccount>).profile : null;
}

/** Somebody of whom no more is known than whether she is signed in. */
const unknown = (isMember: boolean): About['user'] => ({
  isAuthorized: isMember,
  uid: null,
  clubpro_id: null,
  bonuses: null,
  isProfileFilled: null,
});

/** Who is there. A member is known by the number of her card, and neither by name, phone nor mailbox. */
async function userOf(isMember: boolean): Promise<About['user']> {
  const profile = isMember ? await profileOfMember().catch(() => null) : null;
  if (!profile) return unknown(isMember);
  return {
    isAuthorized: true,
    uid: profile.clubproId,
    clubpro_id: profile.clubproId,
    bonuses: profile.bonusesInfo.totalSum,
    isProfileFilled: isProfileFilled(profile),
  };
}

/** The page on which something is done, as the documents tag pages. */
const pageTypes: Record<GatewayNews['event'], string> = { purchase: 'order', feedback: 'feedback' };

/** The event of some news, as the page stands now. Queries of addresses stay here: a link may hold a secret. */
function eventOf(news: GatewayNews): Omit<GatewayEvent, 'data'> & { data: Omit<About, 'user'> } {
  const { dataset } = document.documentElement;
  const locale = locales.find((one) => one === dataset['locale']) ?? 'ru-RU';
  const aid = browserId();
  const location = window.location.origin + window.location.pathname;
  return {
    version: '3.9.0',
    userId: aid,
    contentType: 'application/json',
    data: {
      ...news,
      timestamp: new Date().toISOString(),
      location,
      client: {
        aid,
        userAgent: navigator.userAgent,
        locale,
        lang: language(locale),
        osVersion: navigator.platform,
        screen: `${window.screen.width}x${window.screen.height}`,
        permissions: 'Notification' in window ? { notifications: Notification.permission } : {},
      },
      page: {
        location,
        title: document.title,
        type: pageTypes[news.event],
        referrer: document.referrer.split('?', 1)[0] ?? '',
      },
    },
  };
}

/** Whether everything was agreed to in the notice about cookies: nothing is told before. */
export const mayTell = () => readCookie('consent') === 'all';

/** Calls `leave` when the page is left or put aside: a browser may end it then without another word. Answers what takes that back. */
function whenLeft(leave: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  window.addEventListener('pagehide', leave, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave();
    },
    { signal },
  );
  return () => waiting.abort();
}

/**
 * Tells the gateway of some news, all of one moment, if that was agreed to. Nobody learns what comes of it. News of a member wait
 * for who she is; when the page is left meanwhile they go at once and say only that somebody is signed in.
 */
export async function tellGateway(
  news: readonly GatewayNews[],
  isMember: boolean,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (news.length === 0 || !mayTell()) return;
  const events = news.map(eventOf);
  const tell = (user: About['user']) => {
    // Each goes once, whichever comes first.
    for (const { data, ...event } of events.splice(0)) {
      const sent = fetch(addressOf(postGatewayEvent), {
        method: postGatewayEvent.method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...event, data: { ...data, user } }),
        keepalive: true,
      });
      sent.catch((error: unknown) => console.info(`Not told: ${data.event}:`, error));
    }
  };
  const stay = whenLeft(() => tell(unknown(isMember)));
  tell(await userOf(isMember));
  stay();
}
