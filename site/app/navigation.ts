import { painted } from '@rukav/design-system/painted';
import type { AddressRequest } from '@rukav/features/navigation';
import type { NavigateFunction } from 'react-router';
import type { Layers } from './overlays';

/**
 * Carries out what models ask of navigation. The router lends its function when it is mounted; with a modal open the
 * stack leads, so that the modal's history entry gives way.
 */
export function createNavigation() {
  let navigate: NavigateFunction | undefined;
  let stack: Layers['stack'] | undefined;
  let isScrollKept = false;
  let followed: string | undefined;
  let tellOffline = () => {};

  /** Returns whether the browser has a connection. Without one nothing is left for a page that could not be shown. */
  function hasConnection(): boolean {
    if (navigator.onLine) return true;
    tellOffline();
    return false;
  }

  /** For a link. One that is pressed before there is a router is followed then; one to where one is adds no entry to the history. */
  function follow(to: string): void {
    const { pathname, search, hash } = window.location;
    if (!hasConnection()) return;
    if (navigate) void navigate(to, { replace: to === pathname + search + hash });
    else followed = to;
  }

  return {
    lend: (given: NavigateFunction) => {
      navigate = given;
      if (followed !== undefined) follow(followed);
      followed = undefined;
    },
    /** Tells of what was asked for without a connection. */
    whenOffline: (tell: () => void) => {
      tellOffline = tell;
    },
    withStack: (given: Layers['stack']) => {
      stack = given;
    },
    /** For the modal stack: the router's own navigation. */
    navigate: (to: string, { replace }: { replace: boolean }) => {
      void navigate?.(to, { replace, preventScrollReset: isScrollKept });
      isScrollKept = false;
    },
    follow,
    go: async ({ to, replace = false, keepScroll = false }: AddressRequest) => {
      if (to === window.location.pathname + window.location.search || !hasConnection()) return;
      if (stack && stack.getSnapshot().length > 0) {
        isScrollKept = keepScroll;
        stack.follow(to);
      } else {
        await painted();
        await navigate?.(to, { replace, preventScrollReset: keepScroll });
      }
    },
  };
}

export type Navigation = ReturnType<typeof createNavigation>;
