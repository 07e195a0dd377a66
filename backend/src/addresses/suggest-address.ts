import { suggestDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import { SuggestDeliveryAddress } from '@rukav/contract/addresses/schemas.ts';
import { createCityRepository, type AddressPort } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { checkAddress } from './check-address.ts';
import { addressText } from './texts.ts';

/** POST /account/delivery-address-extended/suggest: whether an address is known, and what may have been meant. */
export const suggestAddressHandler = ({ db }: Kernel, addresses: AddressPort) =>
  handle(
    suggestDeliveryAddress,
    SuggestDeliveryAddress,
    async ({ body: { address, forceSave }, country, language, refuse }) => {
      const city = await createCityRepository(db).find(address.cityId);
      if (!city || city.country !== country)
        return refuse('city_not_found', {
          field: 'address.cityId',
          message: addressText('city_not_found', language),
        });
      const verdict = await checkAddress(addresses, city, address, language);
      if (verdict.is === 'elsewhere')
        return refuse('address_not_found', {
          field: 'address.street',
          message: addressText('address_not_found', language),
        });
      return {
        isValid: verdict.is === 'known',
        suggestions: forceSave ? [] : [...verdict.suggestions],
      };
    },
  );
