import type { SavedAddress } from '@rukav/contract/addresses/schemas.ts';

/** A saved address, told apart by what changes. */
export const aSaved = (changes: Partial<SavedAddress> = {}): SavedAddress => ({
  id: 'home',
  addressName: 'Дом',
  type: 'HOUSE',
  cityId: 524901,
  city: 'Москва',
  metro: 'Чистые пруды',
  streetId: '524901-1',
  street: 'Лесная',
  streetType: 'улица',
  house: '12',
  houseBlock: 'А',
  build: '',
  entrance: '2',
  floor: '5',
  apartment: '48',
  postcode: '101000',
  comment: 'Позвоните за час',
  isPrimary: true,
  isValid: true,
  updatedAt: '2026-11-20T12:00:00+03:00',
  ...changes,
});
