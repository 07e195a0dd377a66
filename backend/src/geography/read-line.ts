/** An address as it is written in one line, taken apart. */
export interface AddressLine {
  /** The street, with or without its kind. */
  street: string;
  /** The figures of the house; null where none is written. */
  house: string | null;
  /** What follows them, in capitals: «А», «К2», «3». */
  houseBlock: string | null;
}

const line =
  /^(.*?\p{L}.*?)[\s,]+(?:(?:д|дом|үй)\.?\s*)?(\d{1,4})\s*(?:(\p{Script=Cyrillic}{1,2}\d{0,3})|\/(\d{1,4}))?$/iu;

const kindBefore =
  /^(?:улица|ул\.?|проспект|пр-т|переулок|пер\.?|бульвар|б-р|шоссе|набережная|наб\.?|площадь|пл\.?)\s+/iu;
const kindAfter =
  /\s+(?:тұйық\s+көшесі|көшесі|көше|даңғылы|даңғыл|бульвары|тас\s+жолы|жағалауы|алаңы|алаң|улица|проспект|переулок|бульвар|шоссе|набережная|площадь)$/iu;

/** Takes the kind of a street away from its name: it stands before it in Russian («улица Лесная»), after it in Kazakh («Абай даңғылы»). */
export function withoutKind(street: string): string {
  const whole = street.trim();
  return whole.replace(kindBefore, '').replace(kindAfter, '').trim() || whole;
}

/**
 * Takes a line apart: «Лесная 12А», «ул. Лесная, д. 12к2», «8 Марта, 5/1», «Абай даңғылы, 12-үй, А корпусы». What has no house
 * is a street alone.
 */
export function readLine(written: string): AddressLine {
  const text = written
    .trim()
    .replace(/(\d)\s*-\s*үй(?=$|[\s,])/iu, '$1')
    .replace(/(\d)[\s,]*(\p{L}{1,2}\d{0,3}|\d+)[\s-]+корпус(?:ы)?$/iu, '$1 корпус $2')
    .replace(/(\d)[\s,]*(?:корп(?:ус)?|к)\.?\s*(\d+)$/iu, '$1К$2')
    .replace(/(\d)[\s,]*корп(?:ус)?\.?\s*(\p{L}{1,2}\d{0,3})$/iu, '$1$2')
    .replace(/\s+/g, ' ');
  const [, street, house, letters, fraction] = line.exec(text) ?? [];
  if (street === undefined || house === undefined) return { street: text, house: null, houseBlock: null };
  return { street, house, houseBlock: (letters ?? fraction)?.toLocaleUpperCase('ru') ?? null };
}
