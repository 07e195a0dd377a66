import type { PageHandle } from './page-handle';

/**
 * Personal pages load nothing on the server: the browser asks for it. The loader is there all the same, as a route without
 * one is not drawn on the server at all, and its document would be blank until the scripts run.
 */
export const loader = () => null;
export const clientLoader = () => null;

/** A personal page is cached nowhere: after signing out Back does not bring it back. */
export const headers = () => ({ 'cache-control': 'no-store' });

/** The browser alone shows what is personal. */
export const handle: PageHandle = { needsScripts: true };
