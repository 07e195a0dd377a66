import dayjs from 'dayjs';
import 'dayjs/locale/kk.js';
import 'dayjs/locale/ru.js';
import type { Currency, Language } from '@rukav/contract';
import type { DeliveryAddress } from '@rukav/contract/cart/address.ts';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import type { Write } from './render.ts';

const noBreak = '\u00a0';

/** An amount of minor units as people write it: whole where nothing is behind the point. */
export function money(minor: number, currency: Currency): string {
  const isWhole = minor % 100 === 0;
  return new Intl.NumberFormat('ru', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  }).format(minor / 100);
}

/** A calendar day such as “5 марта, четверг”. */
export const longDay = (day: string, language: Language): string =>
  dayjs(day).locale(language).format(`D${noBreak}MMMM, dddd`);

/** A calendar day such as “5 марта”. */
export const shortDay = (day: string, language: Language): string =>
  dayjs(day).locale(language).format(`D${noBreak}MMMM`);

/** An address on one line. */
export function addressLine(address: DeliveryAddress, write: Write): string {
  const { city, house, houseBlock, build, entrance, floor, apartment } = address;
  const parts = { house, block: houseBlock, build, entrance, floor, apartment };
  const named = Object.entries(parts)
    .filter(([, value]) => value !== '')
    .map(([name, value]) =>
      write(`orderPlaced.letter.address.${name as keyof typeof parts}`, { value }).replaceAll(' ', noBreak),
    );
  return [city, streetName(address).replaceAll(' ', noBreak), ...named].filter(Boolean).join(', ');
}

/** Returns the section of a letter about the point of an order: its kind, name, address and phone. */
export function pickupPlace({ type, name, address, cityName, phone }: PickupPoint, write: Write) {
  const isShop = type === 'store' || type === 'shop';
  return {
    title: write(isShop ? 'orderPlaced.letter.pickup' : `orderPlaced.letter.pickup.${type}`),
    lines: [name, address.startsWith(cityName) ? address : `${cityName}, ${address}`, readablePhone(phone)],
  };
}
