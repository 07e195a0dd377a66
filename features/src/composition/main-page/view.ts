export { MainPage } from './MainPage.tsx';
