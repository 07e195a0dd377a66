import type { ModalId } from '@rukav/features/overlays';
import type { UIMatch } from 'react-router';

/** What the frame knows of a page: its route exports it as `handle`. */
export interface PageHandle {
  /** Modals that are often opened from it. Their code is loaded once somebody has touched the page. */
  modals: readonly ModalId[];
}

/** The modals that are often opened from the pages of these matches. */
export const likelyModals = (matches: readonly UIMatch[]): readonly ModalId[] =>
  matches.flatMap(({ handle }) => (handle as PageHandle | undefined)?.modals ?? []);
