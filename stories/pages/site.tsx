import type { Decorator } from '@storybook/react-vite';
import type { Scope } from 'effector';
import { useProvidedScope } from 'effector-react';
import type { RequestHandler } from 'msw';
import { useCallback, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { getAccount } from '@rukav/contract/account/calls.ts';
import { GetAccount } from '@rukav/contract/account/schemas.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { GetCart } from '@rukav/contract/cart/schemas.ts';
import { getRecommendationsByPattern } from '@rukav/contract/recommendations/calls.ts';
import { GetRecommendationsByPattern } from '@rukav/contract/recommendations/schemas.ts';
import { getMarks } from '@rukav/contract/favourites/calls.ts';
import { GetMarks } from '@rukav/contract/favourites/schemas.ts';
import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import type { Locale } from '@rukav/contract';
import { LinkProvider, type AnchorProps } from '@rukav/design-system/Link';
import { failureOf, type Failure } from '@rukav/features/api';
import { cardForgottenFx, cardKeptFx } from '@rukav/features/club/kept-card';
import { FailurePage, NotFoundPage } from '@rukav/features/errors/view';
import { themeKeptFx, themeNames, type ThemeName } from '@rukav/features/shell';
import { Shell } from '@rukav/features/shell/view';
import { anEmptyReply } from '../../features/src/domain/cart/cart-builders.ts';
import { sessionIn, supplying, withShop, type Shop } from '../features/scope.tsx';
import { answer, answeredBy } from './answers.ts';

export interface Visit extends Pick<Shop, 'locale' | 'handlers' | 'values'> {
  /** What the page's own calls answer. Who is here and what is in the cart are answered already, by a guest with nothing. */
  answers: (locale: Locale) => readonly RequestHandler[];
  /** What the page's route waits for before it draws; rejects as the route's loader does. */
  arrive?: (scope: Scope) => Promise<unknown>;
}

type Arrival = 'under way' | 'there' | Failure;

/** Links of the store lead nowhere in Storybook. */
function StoryAnchor({ href, children, onClick, ...anchor }: AnchorProps) {
  const stay = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!href.startsWith('#')) event.preventDefault();
  };
  return (
    <a {...anchor} href={href} onClick={stay}>
      {children}
    </a>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.status === 404) return <NotFoundPage />;
  return <FailurePage failure={failure} onRetry={onRetry} />;
}

/** Draws what the site's route draws: the page once it is there, or why it is not; all of it in the shell. */
function Route({
  arrive,
  theme,
  children,
}: Pick<Visit, 'arrive'> & { theme: ThemeName; children: ReactNode }) {
  const scope = useProvidedScope();
  const [arrival, setArrival] = useState<Arrival>(arrive ? 'under way' : 'there');

  const open = useCallback(() => {
    if (!arrive || !scope) return;
    arrive(scope).then(
      () => setArrival('there'),
      (thrown: unknown) => setArrival(failureOf(thrown)),
    );
  }, [arrive, scope]);
  useEffect(open, [open]);

  return (
    <LinkProvider component={StoryAnchor}>
      <Shell theme={theme} isBusy={arrival === 'under way'}>
        {arrival === 'there' && children}
        {typeof arrival === 'object' && <Failed failure={arrival} onRetry={open} />}
      </Shell>
    </LinkProvider>
  );
}

/** Ends a play whose presses have scrolled the page, so that it is photographed from its header on. */
export const backToTop = () => window.scrollTo({ top: 0, behavior: 'instant' });

const themeOf = (name: unknown): ThemeName => themeNames.find((one) => one === name) ?? 'rukav';

/** Puts a page where the store has it: in its route and the shell, with a shop of its own behind it. */
export const onSite = ({ answers, arrive, handlers = [], ...shop }: Visit): Decorator[] => [
  (Story, { globals }) => (
    <Route theme={themeOf(globals['theme'])} {...(arrive && { arrive })}>
      <Story />
    </Route>
  ),
  withShop({
    ...shop,
    handlers: [
      supplying(themeKeptFx, () => undefined),
      supplying(cardKeptFx, () => undefined),
      supplying(cardForgottenFx, () => undefined),
      ...handlers,
    ],
    api: (locale) =>
      answeredBy([
        ...answers(locale),
        answer(getSession, GetSession, sessionIn(locale)),
        answer(getMarks, GetMarks, { favourites: [], favouriteStores: [], unreadMessages: 0 }),
        answer(getCart, GetCart, anEmptyReply()),
        answer(getAccount, GetAccount, { profile: null }),
        answer(getRecommendationsByPattern, GetRecommendationsByPattern, { slots: [] }),
      ]),
  }),
];
