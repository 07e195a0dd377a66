export { FaultPage, NotFoundPage, NotOpenPage } from './Pages.tsx';
export type { FaultPageProps } from './Pages.tsx';
