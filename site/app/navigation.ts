import type { AddressRequest } from '@rukav/features/navigation';
import type { NavigateFunction } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Carries out what models ask of navigation; the router lends its function when it is mounted. */
export const navigation = {
  lend: (given: NavigateFunction) => {
    navigate = given;
  },
  go: async ({ to, replace = false, keepScroll = false }: AddressRequest) => {
    const present = window.location.pathname + window.location.search;
    if (to !== present) await navigate?.(to, { replace, preventScrollReset: keepScroll });
  },
};
