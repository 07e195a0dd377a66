export { ClubPage, type ClubPageProps } from './ClubPage.tsx';
