/** The one e-mail pattern: letters, digits and _ . + - before the @, a dotted domain after it. */
export const emailPattern = /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

/** Cyrillic with the Kazakh letters and Ё, for a character class. */
export const cyrillic = 'А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі';

/** Most letters in a house's block (chosen: ADDR-27). */
export const houseBlockLetters = 2;
