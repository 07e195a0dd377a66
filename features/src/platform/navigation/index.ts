import { createEffect, createStore } from 'effector';

export { crumbsMeta } from './crumbs-meta.ts';
export { searchedText } from './searched-text.ts';
export { inLocale } from './in-locale.ts';

export interface AddressRequest {
  /** Path with query, such as `/catalog/zhenschiny/platya?size=44`. */
  to: string;
  /** Replaces the present entry rather than adding one. @default false */
  replace?: boolean;
  /** Keeps the page where it is scrolled. @default false */
  keepScroll?: boolean;
}

const unsupplied = (name: string) => () => {
  throw new Error(
    `${name}: no handler in this scope. The site supplies it when it forks (site/app/scope.ts).`,
  );
};

/** Asks the site to go to an address. The address that comes back equal to the present one changes nothing. */
export const addressRequestedFx = createEffect<AddressRequest, void>({
  name: 'addressRequestedFx',
  handler: unsupplied('addressRequestedFx'),
  sid: 'navigation:addressRequestedFx',
});

/** Leaves the document for an address: the page of a bank, or one of the store where nothing may stay in memory. */
export const leaveRequestedFx = createEffect<string, void>({
  name: 'leaveRequestedFx',
  handler: unsupplied('leaveRequestedFx'),
  sid: 'navigation:leaveRequestedFx',
});

/**
 * Loads the page anew, as after a session's token became invalid. The parameters that are named are taken out of its address
 * first.
 */
export const reloadRequestedFx = createEffect<readonly string[] | void, void>({
  name: 'reloadRequestedFx',
  handler: unsupplied('reloadRequestedFx'),
  sid: 'navigation:reloadRequestedFx',
});

/** Tells the path of the page on screen. */
export const presentPathFx = createEffect<void, string>({
  name: 'presentPathFx',
  handler: unsupplied('presentPathFx'),
  sid: 'navigation:presentPathFx',
});

/** Where shoppers see the store, such as `https://rukav.example`, without a slash at its end. */
export const $publicUrl = createStore('', { name: '$publicUrl', sid: 'navigation:$publicUrl' });
