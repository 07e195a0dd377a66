import { storeNames } from '@rukav/brand';
import type { DeliveryVariants, StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';

/** A shop on Tverskaya; for tests and stories. */
export const aPoint = (changes: Partial<PickupPoint> = {}): PickupPoint => ({
  id: 'msk1',
  type: 'store',
  shopNumber: '0101',
  name: `${storeNames.ru.store} на Тверской`,
  cityId: 524901,
  cityName: 'Москва',
  address: 'Тверская улица, 12',
  geoPoint: { lat: 55.763, lon: 37.607 },
  workHours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '22:00' })),
  timeZone: 'Europe/Moscow',
  phone: '+74950000101',
  format: 'standard',
  services: ['has_fitting', 'cash_and_card', 'has_refund'],
  needPrepay: false,
  capacity: null,
  shopStatus: { shopNowStatus: 'IS_OPEN' },
  metro: 'Тверская',
  route: 'Пять минут от метро, вход с переулка.',
  ...changes,
});

/** A shop that has the one line of the cart. */
export const aStore = (changes: Partial<StoreWithCommunication> = {}): StoreWithCommunication => ({
  point: aPoint(),
  availableLineIds: ['l1'],
  unavailableLineIds: [],
  hereLineIds: changes.availableLineIds ?? ['l1'],
  availableFrom: '2026-11-22',
  hereFrom: '2026-11-22',
  price: 0,
  fee: changes.price ?? 0,
  ...changes,
});

/** Two days with two intervals each. */
export const someVariants = (changes: Partial<DeliveryVariants> = {}): DeliveryVariants => ({
  days: ['2026-11-23', '2026-11-24'].map((date) => ({
    date,
    intervals: [
      { interval: { from: '10:00', to: '14:00' }, price: 29_900 },
      { interval: { from: '18:00', to: '22:00' }, price: 34_900 },
    ],
  })),
  unavailableLineIds: [],
  ...changes,
});
