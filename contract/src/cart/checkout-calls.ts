import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** `sold_out` names the lines that this way cannot get in `params.lineIds`, commas between them. */
export const setShippingGroup = call<typeof schemas.SetShippingGroup>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/shipping-group',
  refusals: {
    lines_not_found: 404,
    shipping_group_type_error: 422,
    pickup_point_not_found: 404,
    delivery_unavailable: 422,
    city_not_found: 404,
    point_capacity_exceeded: 422,
    sold_out: 409,
  },
});

export const setContact = call<typeof schemas.SetContact>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/contact',
  refusals: { basket_not_found: 404 },
});

export const setDelivery = call<typeof schemas.SetDelivery>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/delivery',
  refusals: {
    lines_not_found: 404,
    city_not_found: 404,
    address_not_found: 404,
    address_out_of_reach: 422,
    delivery_unavailable: 422,
    delivery_interval_unavailable: 422,
    express_with_fitting: 422,
    sold_out: 409,
  },
});

export const setComment = call<typeof schemas.SetComment>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/comment',
  refusals: { lines_not_found: 404 },
});

export const setPaymentMethod = call<typeof schemas.SetPaymentMethod>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/payment-method',
  refusals: { basket_not_found: 404, payment_method_unavailable: 422 },
});

export const getStoresWithCommunications = call<typeof schemas.GetStoresWithCommunications>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/stores-with-communications',
  refusals: { lines_not_found: 404, city_not_found: 404 },
});

export const getDeliveryVariants = call<typeof schemas.GetDeliveryVariants>()({
  base: 'v3',
  method: 'GET',
  path: '/cart/delivery-variants',
  refusals: { lines_not_found: 404, city_not_found: 404, delivery_unavailable: 422 },
});

export const getShippingChannels = call<typeof schemas.GetShippingChannels>()({
  base: 'v3',
  method: 'GET',
  path: '/cart/shipping-channels',
  refusals: { lines_not_found: 404 },
});

export const getProposedAddress = call<typeof schemas.GetProposedAddress>()({
  base: 'v3',
  method: 'GET',
  path: '/cart/proposed-address',
  refusals: {},
});

/** Legacy: one point, whatever its kind. */
export const obtainPoint = call<typeof schemas.ObtainPoint>()({
  base: 'legacy',
  method: 'GET',
  path: '/obtain-point',
  refusals: { pickup_point_not_found: 404 },
});

/** Legacy: where else some lines can be collected, when a point does not hand them over. */
export const alternativePickup = call<typeof schemas.AlternativePickup>()({
  base: 'legacy',
  method: 'POST',
  path: '/alternative-pickup',
  refusals: { lines_not_found: 404, pickup_point_not_found: 404 },
});

export const setLocation = call<typeof schemas.SetLocation>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/location',
  refusals: { city_not_found: 404 },
});

/** The refusals of order-submit (ERR-002 and on). Those about some lines name them in `params.lineIds`, commas between them. */
export const checkout = call<typeof schemas.Checkout>()({
  base: 'v3',
  method: 'POST',
  path: '/cart/checkout',
  refusals: {
    prices_outdated: 409,
    basket_not_found: 404,
    illegal_state: 409,
    basket_cancelled: 409,
    basket_issued: 409,
    basket_left: 409,
    pickup_point_not_found: 404,
    no_orders: 422,
    lines_not_found: 404,
    too_many_lines: 422,
    irrelevant_version: 409,
    unsupported_obtaining_method: 422,
    shipping_group_type_error: 422,
    no_territory: 422,
    upstream_services_unavailable: 503,
    upstream_bad_response: 503,
    unknown: 422,
    sold_out: 409,
    contact_required: 422,
    payment_method_required: 422,
    obtaining_method_required: 422,
    address_required: 422,
    delivery_interval_unavailable: 422,
    guest_limit_reached: 409,
    member_limit_reached: 409,
  },
});
