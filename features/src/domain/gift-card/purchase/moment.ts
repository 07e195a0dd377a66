import type { GiftZone } from '@rukav/contract/gift-cards/zones.ts';

/** A day and a time in a zone as one moment, ISO 8601 with offset (GIFT-09). */
export const momentIn = ({ date, time, timeZone }: { date: string; time: string; timeZone: GiftZone }) =>
  `${date}T${time}:00${timeZone}`;

/** The hours at which a card can be sent. */
export const giftHours = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
