import { BuyGiftCardPage } from '@rukav/features/gift-card/view';

export default BuyGiftCardPage;
