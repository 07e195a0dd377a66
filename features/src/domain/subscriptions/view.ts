export { SubscribeBlock } from './SubscribeBlock.tsx';
export { SubscriptionsPage } from './SubscriptionsPage.tsx';
