import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** `sold_out` names the lines that this way cannot get in `params.lineIds`, commas between them. */
export const setShippingGroup = call<typeof schemas.SetShippingGroup>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/shipping-group',
  refusals: [
    'lines_not_found',
    'shipping_group_type_error',
    'pickup_point_not_found',
    'delivery_unavailable',
    'city_not_found',
    'sold_out',
  ],
});

export const setContact = call<typeof schemas.SetContact>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/contact',
  refusals: ['basket_not_found'],
});

export const setDelivery = call<typeof schemas.SetDelivery>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/delivery',
  refusals: [
    'lines_not_found',
    'city_not_found',
    'address_not_found',
    'delivery_unavailable',
    'delivery_interval_unavailable',
    'sold_out',
  ],
});

export const setComment = call<typeof schemas.SetComment>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/comment',
  refusals: ['lines_not_found'],
});

export const setPaymentMethod = call<typeof schemas.SetPaymentMethod>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/payment-method',
  refusals: ['basket_not_found', 'payment_method_unavailable'],
});

export const getStoresWithCommunications = call<typeof schemas.GetStoresWithCommunications>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/stores-with-communications',
  refusals: ['lines_not_found', 'city_not_found'],
});

export const getDeliveryVariants = call<typeof schemas.GetDeliveryVariants>()({
  base: 'v3',
  method: 'GET',
  path: '/cart/delivery-variants',
  refusals: ['lines_not_found', 'city_not_found', 'delivery_unavailable'],
});

export const getShippingChannels = call<typeof schemas.GetShippingChannels>()({
  base: 'v3',
  method: 'GET',
  path: '/cart/shipping-channels',
  refusals: ['lines_not_found'],
});

export const getProposedAddress = call<typeof schemas.GetProposedAddress>()({
  base: 'v3',
  method: 'GET',
  path: '/cart/proposed-address',
  refusals: [],
});

export const setLocation = call<typeof schemas.SetLocation>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/location',
  refusals: ['city_not_found'],
});

/** The refusals of order-submit (ERR-002 and on). Those about some lines name them in `params.lineIds`, commas between them. */
export const checkout = call<typeof schemas.Checkout>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/checkout',
  refusals: [
    'prices_outdated',
    'basket_not_found',
    'illegal_state',
    'basket_cancelled',
    'basket_issued',
    'basket_left',
    'pickup_point_not_found',
    'no_orders',
    'lines_not_found',
    'too_many_lines',
    'irrelevant_version',
    'unsupported_obtaining_method',
    'shipping_group_type_error',
    'no_territory',
    'upstream_services_unavailable',
    'upstream_bad_response',
    'unknown',
    'sold_out',
    'contact_required',
    'payment_method_required',
    'obtaining_method_required',
    'address_required',
    'delivery_interval_unavailable',
  ],
});
