import { redirect } from 'react-router';

/** A page of a list that was asked for, from 0, and what there is. */
interface AskedPage {
  pageNumber: number;
  totalCount: number;
  pageSize: number;
}

/** Leads from a page past the end of a list to its last one: no address shows an empty part of a list that has something. */
export function keepWithinEnd(request: Request, { pageNumber, totalCount, pageSize }: AskedPage): void {
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  if (pageNumber < last) return;
  const { pathname, searchParams } = new URL(request.url);
  if (last > 1) searchParams.set('page', String(last));
  else searchParams.delete('page');
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname);
}
