import type { Banner as BannerData } from '@rukav/contract/catalogue/schemas.ts';
import { BannerTile } from '@rukav/design-system/BannerTile';
import { pictureAddress } from '@rukav/contract/picture-address.ts';
import { bannerSource } from '../../../platform/pictures/index.ts';

export interface BannerProps {
  banner: BannerData;
  /** `hero` – across the page, the first thing seen; `tile` – among products; `half` – one of two. */
  size: 'hero' | 'tile' | 'half';
}

const across = '(min-width: 1440px) 1360px, 100vw';

/** A banner of the contract: the wide picture on desktops and tablets, the tall one on phones. */
export function Banner({ banner, size }: BannerProps) {
  const { desktop_site: wide, mobile_site: tall } = banner.contentImage;
  const picture = size === 'hero' ? wide : tall;
  const sources =
    size === 'hero'
      ? {
          ...bannerSource(picture, 'desktop'),
          srcSet: [590, 1180, 1770]
            .map(
              (width) => `${pictureAddress(picture.code, width, Math.round((width * 480) / 1180))} ${width}w`,
            )
            .join(', '),
        }
      : bannerSource(picture, 'mobile');

  return (
    <BannerTile
      title={banner.title}
      text={banner.text}
      link={{ href: banner.url, label: banner.button }}
      picture={sources}
      alt={picture.alt}
      sizes={size === 'hero' ? across : '(min-width: 768px) 50vw, 100vw'}
      ratio={size === 'hero' ? 'banner' : 'portrait'}
      words={size === 'hero' ? 'beside' : 'below'}
      titleSize={size === 'hero' ? 'large' : 'medium'}
      isPriority={size === 'hero'}
    />
  );
}
