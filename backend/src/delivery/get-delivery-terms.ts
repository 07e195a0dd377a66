import { getDeliveryTerms } from '@rukav/contract/geography/calls.ts';
import { GetDeliveryTerms, type DeliveryTerm } from '@rukav/contract/geography/schemas.ts';
import { freeDeliveryFrom } from '@rukav/contract/limits.ts';
import { handle } from '../http/handle.ts';
import type { PointRepository } from '../points/index.ts';
import type { CityRepository } from '../geography/index.ts';
import { courierDays, courierPrice, daysOnTheRoad } from './courier.ts';
import { addDays, localTime } from './local-time.ts';

/** GET /delivery-terms-new: what getting goods of a sum costs in a city, and when they are there. */
export const getDeliveryTermsHandler = ({
  cities,
  points,
}: {
  cities: CityRepository;
  points: PointRepository;
}) =>
  handle(
    getDeliveryTerms,
    GetDeliveryTerms,
    async ({ query: { cityId, subtotal }, language, currency, now, refuse }) => {
      const row = await cities.find(cityId);
      if (!row) return refuse('city_not_found', { field: 'cityId' });
      const city = { id: row.id, population: row.population, timeZone: row.time_zone };
      const pointCount = (await points.ofCity(cityId)).length;
      const today = localTime(now, city.timeZone).day;
      const [firstDay, secondDay] = courierDays(city, now);

      const terms: DeliveryTerm[] = [];
      if (pointCount > 0) {
        const to = addDays(today, daysOnTheRoad(city) + 1);
        terms.push({ type: 'pickup', price: 0, currency, freeFrom: null, from: today, to, pointCount });
      }
      if (firstDay && secondDay) {
        const price = courierPrice(subtotal, currency);
        const freeFrom = freeDeliveryFrom[currency];
        terms.push({
          type: 'delivery',
          price,
          currency,
          freeFrom,
          from: firstDay,
          to: secondDay,
          pointCount: null,
        });
      }
      return { cityId, cityName: language === 'kk' ? row.name_kk : row.name_ru, terms };
    },
  );
