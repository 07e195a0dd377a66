import { GiftCardPage } from '@rukav/features/gift-card/view';

export default GiftCardPage;
