import type { ModalId } from '@rukav/features/overlays';
import type { UIMatch } from 'react-router';

/** What the frame knows of a page: its route exports it as `handle`. */
export interface PageHandle {
  /** Modals that are often opened from it. Their code is loaded once somebody has touched the page. */
  modals?: readonly ModalId[];
  /** True where it shows nothing without scripts. */
  needsScripts?: true;
}

const handlesOf = (matches: readonly UIMatch[]) =>
  matches.flatMap(({ handle }) => (handle as PageHandle | undefined) ?? []);

/** The modals that are often opened from the pages of these matches. */
export const likelyModals = (matches: readonly UIMatch[]): readonly ModalId[] =>
  handlesOf(matches).flatMap(({ modals = [] }) => modals);

/** Returns whether a page of these matches shows nothing without scripts. */
export const needsScripts = (matches: readonly UIMatch[]): boolean =>
  handlesOf(matches).some((handle) => handle.needsScripts === true);
