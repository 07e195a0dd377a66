import { BuyGiftCardPage } from '@rukav/features/gift-card/view';
import type { PageHandle } from '../page-handle';

/** Its form is sent by scripts. */
export const handle: PageHandle = { needsScripts: true };

export default BuyGiftCardPage;
