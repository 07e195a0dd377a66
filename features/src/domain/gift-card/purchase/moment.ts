/** Offsets of the zones that a card can be sent in: Russia's from west to east, Kazakhstan's among them. */
export const giftZones = [
  '+02:00',
  '+03:00',
  '+04:00',
  '+05:00',
  '+06:00',
  '+07:00',
  '+08:00',
  '+09:00',
  '+10:00',
  '+11:00',
  '+12:00',
] as const;
export type GiftZone = (typeof giftZones)[number];

/** A day and a time in a zone as one moment, ISO 8601 with offset (GIFT-09). */
export const momentIn = ({ date, time, timeZone }: { date: string; time: string; timeZone: GiftZone }) =>
  `${date}T${time}:00${timeZone}`;

/** The hours at which a card can be sent. */
export const giftHours = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
