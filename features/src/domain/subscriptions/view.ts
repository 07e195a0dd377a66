export { SubscribeBlock } from './SubscribeBlock.tsx';
export { SubscriptionsPage } from './SubscriptionsPage.tsx';
export { SubscriptionSwitches, type SubscriptionSwitchesProps } from './SubscriptionSwitches.tsx';
