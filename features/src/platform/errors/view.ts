export { FailurePage, NotFoundPage } from './Pages.tsx';
export type { FailurePageProps } from './Pages.tsx';
