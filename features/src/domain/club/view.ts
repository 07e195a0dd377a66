export { CouponsPage } from './coupons/CouponsPage.tsx';
export { ClubPage, type ClubPageProps } from './ClubPage.tsx';
export { KeptCard } from './KeptCard.tsx';
