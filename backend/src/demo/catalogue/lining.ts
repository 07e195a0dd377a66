const grey = '8c7f73';

const channel = (hex: string, c: number) => Number.parseInt(hex.slice(2 * c, 2 * c + 2), 16);

/** The lining of a coat: halfway between the colour of its cloth and a warm grey. Takes and gives `#rrggbb`. */
export const liningOf = (cloth: string) =>
  `#${[0, 1, 2]
    .map((c) => Math.round((channel(cloth.slice(1), c) + channel(grey, c)) / 2))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
