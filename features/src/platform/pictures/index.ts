import type { Picture } from '@rukav/contract/picture.ts';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import type { PictureSource } from '@rukav/design-system/Picture';

/** Widths in which product pictures are asked for: half a phone, a phone, and larger. */
const widths = { tile: [300, 450, 600], page: [300, 450, 720, 900] } as const;

const portrait = (code: string, width: number) => pictureAddress(code, width, (width * 4) / 3);

const sourceIn =
  (offered: readonly number[]) =>
  (picture: Pick<Picture, 'code' | 'colour'>): PictureSource => ({
    src: portrait(picture.code, 450),
    srcSet: offered.map((width) => `${portrait(picture.code, width)} ${width}w`).join(', '),
    placeholderColor: picture.colour,
  });

/** A picture of 3:4 in every width that the store uses; the browser takes the one that fits its place. */
export const portraitSource = sourceIn(widths.page);

/** The same for a tile, which is never so wide that it needs the largest. */
export const tileSource = sourceIn(widths.tile);

/** The same where it is as small as a fingertip: one width, sharp enough for every screen. */
export const thumbSource = ({ code, colour }: Pick<Picture, 'code' | 'colour'>): PictureSource => ({
  src: portrait(code, 150),
  placeholderColor: colour,
});

/** A banner: 1180x480 on desktop and tablet, 563x743 on phones (CONT-36, CONT-37). */
export const bannerSize = { desktop: [1180, 480], mobile: [563, 743] } as const;

/** Widths in which banners are asked for besides the one of the requirements: finer screens, and smaller ones. */
const bannerWidths = { desktop: [590, 1180, 1770], mobile: [375, 563, 750, 1126] } as const;

/** A picture of a banner at its size for the device; the browser takes the width that fits. */
export const bannerSource = ({ code, colour }: Picture, device: keyof typeof bannerSize): PictureSource => ({
  src: pictureAddress(code, bannerSize[device][0], bannerSize[device][1]),
  srcSet: bannerWidths[device]
    .map((width) => {
      const [wide, high] = bannerSize[device];
      return `${pictureAddress(code, width, Math.round((width * high) / wide))} ${width}w`;
    })
    .join(', '),
  placeholderColor: colour,
});
