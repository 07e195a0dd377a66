import { useIntl } from 'react-intl';
import type { DeliveryAddress } from '@rukav/contract/cart/address.ts';
import { streetName } from '@rukav/contract/cart/street-name.ts';

type Parts = Pick<
  DeliveryAddress,
  'city' | 'street' | 'streetType' | 'house' | 'houseBlock' | 'build' | 'entrance' | 'floor' | 'apartment'
>;

/** Writes an address in words: where the house is, and how to find the door. */
export function useAddressLines() {
  const { formatMessage } = useIntl();
  const part = (
    id: 'house' | 'houseBlock' | 'build' | 'entrance' | 'floor' | 'apartment',
    value: string,
  ): string[] => (value === '' ? [] : [formatMessage({ id: `address.part.${id}` }, { value })]);

  return {
    /** “Москва, улица Садовая, д. 12, корп. А”. */
    place: ({ city, house, houseBlock, build, apartment, ...street }: Parts) =>
      [
        ...(city === '' ? [] : [city]),
        streetName(street),
        ...part('house', house),
        ...part('houseBlock', houseBlock),
        ...part('build', build),
        ...part('apartment', apartment),
      ].join(', '),
    /** “Подъезд 2, этаж 5”; empty where nothing is known of it. */
    door: ({ entrance, floor }: Parts) => [...part('entrance', entrance), ...part('floor', floor)].join(', '),
  };
}
