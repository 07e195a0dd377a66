export { SubscriptionsPage as default } from '@rukav/features/subscriptions/view';
export { clientLoader, loader } from '../personal-page';
