import type { Subject } from '../kernel.ts';
import { addProductsHandler } from './add-products.ts';
import { addPromoHandler, applyPromoHandler } from './add-promo.ts';
import { cartItemHandler, recalculateHandler } from './cart-item.ts';
import { deleteProductsHandler } from './delete-products.ts';
import { deletePromoHandler } from './delete-promo.ts';
import { getCartHandler } from './get-cart.ts';
import { getDeliveryVariantsHandler } from './get-delivery-variants.ts';
import { getShippingChannelsHandler } from './get-shipping-channels.ts';
import { getStoresWithCommunicationsHandler } from './get-stores-with-communications.ts';
import { mergeCartsHandler } from './merge-carts.ts';
import { alternativePickupHandler, obtainPointHandler } from './obtain-point.ts';
import { setBonusesHandler } from './set-bonuses.ts';
import { setCommentHandler } from './set-comment.ts';
import { setContactHandler } from './set-contact.ts';
import { setDeliveryHandler, type Streets } from './set-delivery.ts';
import { setLocationHandler } from './set-location.ts';
import { setPaymentMethodHandler } from './set-payment-method.ts';
import { applyActionsHandler, setPromotionsHandler } from './set-promotions.ts';
import { setShippingGroupHandler } from './set-shipping-group.ts';
import { updateProductsHandler } from './update-products.ts';

export { warehouse } from './allocation.ts';
export { loadContent, type GiftCardOfCart, type GroupRow, type LineRow } from './cart-content.ts';
export { cartContextOf, contextIn, type CartContext } from './cart-context.ts';
export { methodsOf } from './cart-payment.ts';
export { createCartRepository, openCart, type CartOwner } from './cart-repository.ts';
export { clearCarts } from './clear-carts.ts';
export { claimCart } from './claim-cart.ts';
export { sellableCards } from './gift-cards.ts';
export type { BothLanguages } from './goods.ts';
export { leaveOtherCities } from './leave-cities.ts';
export { isOverfull } from './groups.ts';
export { couriersGoTo, expressShops, isOffered } from './obtaining.ts';
export { paymentOptionsIn, type PaymentWorld } from './payment-methods.ts';
export {
  bonusesOf,
  linesOf,
  livingGroups,
  pickupDayOf,
  priceOf,
  sumOf,
  supplyGroups,
} from './priced-cart.ts';
export type { PricedCart } from './priced-cart.ts';
export type { OpenCart } from './open-cart.ts';
export { aboutLines, refuseCart } from './refuse.ts';
export { readCart } from './reprice.ts';
export { groupPlacesOf } from './supply.ts';
export type { CartState, GiftCardWords } from './tables.ts';
export { emptyCartReply, toCartReply } from './to-cart-reply.ts';
export { changeCart, fillCart, ownerOf, readVisitorCart } from './visitor-cart.ts';

/** What a visitor is about to buy, and how it gets to them. `streets` are those that addresses are chosen from. */
export const createCart = (streets: Streets): Subject => ({
  name: 'cart',
  routes: (kernel) => [
    getCartHandler(kernel),
    addProductsHandler(kernel),
    updateProductsHandler(kernel),
    deleteProductsHandler(kernel),
    setShippingGroupHandler(kernel),
    setContactHandler(kernel),
    setDeliveryHandler(kernel, streets),
    setCommentHandler(kernel),
    setPaymentMethodHandler(kernel),
    getStoresWithCommunicationsHandler(kernel),
    getDeliveryVariantsHandler(kernel),
    getShippingChannelsHandler(kernel),
    obtainPointHandler(kernel),
    alternativePickupHandler(kernel),
    setLocationHandler(kernel),
    mergeCartsHandler(kernel),
    addPromoHandler(kernel),
    deletePromoHandler(kernel),
    setPromotionsHandler(kernel),
    setBonusesHandler(kernel),
    cartItemHandler(kernel),
    recalculateHandler(kernel),
    applyPromoHandler(kernel),
    applyActionsHandler(kernel),
  ],
});
