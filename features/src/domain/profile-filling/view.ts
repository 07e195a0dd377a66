export { FillingPage } from './FillingPage.tsx';
