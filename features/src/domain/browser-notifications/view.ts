export { BrowserNotifications } from './BrowserNotifications.tsx';
