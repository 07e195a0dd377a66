export { FaultPage, NotFoundPage } from './Pages.tsx';
export type { FaultPageProps } from './Pages.tsx';
