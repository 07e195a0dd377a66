import { lazy } from 'react';

/** What draws the city selector; loaded when first opened. */
export const addressModals = { city: lazy(() => import('./CityModal.tsx')) };
