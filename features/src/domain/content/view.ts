export { StaticPage } from './StaticPage.tsx';
