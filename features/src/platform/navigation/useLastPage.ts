import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { addressRequestedFx } from './index.ts';

/** A page of a list, and how many pages there are. */
export interface ListedPage {
  /** From 1 on. */
  page: number;
  /** Undefined while it is not known. */
  pages: number | undefined;
  hrefOf: (page: number) => string;
}

/** Leads from a page past the end of a list to its last page, in the place of that entry of the history. */
export function useLastPage({ page, pages, hrefOf }: ListedPage): void {
  const go = useUnit(addressRequestedFx);
  const last = pages === undefined ? page : Math.max(1, pages);
  const to = page > last ? hrefOf(last) : null;

  useEffect(() => {
    if (to !== null) void go({ to, replace: true });
  }, [go, to]);
}
