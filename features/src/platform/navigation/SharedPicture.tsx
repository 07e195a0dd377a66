import { useUnit } from 'effector-react';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import { $publicUrl } from './index.ts';

/** Pixels of the shapes in which pictures are shared: of goods, of banners, and of the store's own picture (`site/public/share.jpg`). */
const sizes = { portrait: [900, 1200], banner: [1180, 480], store: [1200, 630] } as const;

export interface SharedPictureProps {
  /** The code of the page's picture; without one the store's own picture is shared. */
  code?: string | undefined;
  /** @default 'portrait' */
  shape?: 'portrait' | 'banner';
}

/** Names the picture with which messengers and social networks show a link to the page (Open Graph): a JPEG, as all of them read it. */
export function SharedPicture({ code, shape = 'portrait' }: SharedPictureProps) {
  const origin = useUnit($publicUrl);
  const [width, height] = sizes[code === undefined ? 'store' : shape];
  const path = code === undefined ? '/share.jpg' : `${pictureAddress(code, width, height)}?format=jpeg`;

  return (
    <>
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
