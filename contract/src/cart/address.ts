import { z } from 'zod';
import { AddressFields, StreetType } from '../fields/address.ts';

/**
 * Where a courier goes (CHK-16, ADDR-14): the city from the list by id; no Latin letters anywhere; house, entrance,
 * floor and apartment in digits, letters of the house in `houseBlock`.
 */
export const DeliveryAddress = z.object({
  cityId: z.int().positive(),
  city: z.string().max(100).default(''),
  streetId: z.string().max(64).nullable().default(null),
  street: AddressFields.street,
  streetType: z._default(StreetType, ''),
  house: AddressFields.house,
  houseBlock: z._default(AddressFields.houseBlock, ''),
  build: z._default(AddressFields.build, ''),
  entrance: z._default(AddressFields.entrance, ''),
  floor: z._default(AddressFields.floor, ''),
  apartment: z._default(AddressFields.apartment, ''),
});
export type DeliveryAddress = z.infer<typeof DeliveryAddress>;
