import { lazy } from 'react';

/** What draws the catalogue's modals; loaded when first opened. */
export const catalogueModals = { filters: lazy(() => import('./listing/FacetDrawer.tsx')) };
