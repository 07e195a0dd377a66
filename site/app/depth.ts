import { $depth, listingAddressOf, type ListingLocation } from '@rukav/features/catalogue';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';

interface Remembered {
  depth?: { of: string; pages: number };
}

/** How many further pages of this very listing the present history entry remembers. */
export function rememberedDepth(location: ListingLocation): number {
  const { depth } = (window.history.state ?? {}) as Remembered;
  return depth?.of === listingAddressOf(location, location.selection) ? depth.pages : 0;
}

/** Keeps how deep the list on screen is in its history entry, so that Back returns to the same tile. */
export function useRememberedDepth() {
  const depth = useUnit($depth);

  useEffect(() => {
    if (depth.pages.length === 0) return;
    const state = window.history.state as Record<string, unknown> | null;
    window.history.replaceState({ ...state, depth: { of: depth.of, pages: depth.pages.length } }, '');
  }, [depth]);
}
