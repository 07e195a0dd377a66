export { SubscribeBlock } from './SubscribeBlock.tsx';
export { SubscriptionsPage } from './SubscriptionsPage.tsx';
export { UnsubscribePage, type UnsubscribePageProps } from './UnsubscribePage.tsx';
export { SubscriptionSwitches, type SubscriptionSwitchesProps } from './SubscriptionSwitches.tsx';
