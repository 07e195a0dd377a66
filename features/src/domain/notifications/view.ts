export { NotificationsPage, type NotificationsPageProps } from './NotificationsPage.tsx';
