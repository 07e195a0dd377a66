export { CardForm } from './card/CardForm.tsx';
export { GiftCardPage } from './GiftCardPage.tsx';
export { BuyGiftCardPage } from './purchase/BuyGiftCardPage.tsx';
