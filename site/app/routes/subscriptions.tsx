import { supplyPush } from '../push-device';

export { SubscriptionsPage as default } from '@rukav/features/subscriptions/view';
export { clientLoader, handle, headers, loader } from '../personal-page';

supplyPush();
