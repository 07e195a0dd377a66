import type { Banner as BannerData } from '@rukav/contract/catalogue/schemas.ts';
import { BannerTile, type BannerTileProps } from '@rukav/design-system/BannerTile';
import { bannerSource } from '../../../platform/pictures/index.ts';

export interface BannerProps {
  banner: BannerData;
  /** `hero` – across the page, the first thing seen; `tile` – among products; `half` – one of two. */
  size: 'hero' | 'tile' | 'half';
}

/**
 * A banner of the contract. Its wide picture is empty at its start, where the words of a hero stand; its tall one is
 * empty at its top, which a square frame cuts off.
 */
export function Banner({ banner, size }: BannerProps) {
  const { desktop_site: wide, mobile_site: tall } = banner.contentImage;
  const looks: Record<BannerProps['size'], Omit<BannerTileProps, 'title' | 'link'>> = {
    hero: {
      picture: bannerSource(wide, 'desktop'),
      alt: wide.alt,
      sizes: '(min-width: 1440px) 1360px, 100vw',
      ratio: 'banner',
      onPhones: { picture: bannerSource(tall, 'mobile'), sizes: '100vw', ratio: 'square' },
      words: 'within',
      titleSize: 'large',
      isPriority: true,
    },
    half: {
      picture: bannerSource(tall, 'mobile'),
      alt: tall.alt,
      sizes: '(min-width: 1440px) 672px, (min-width: 768px) 50vw, 100vw',
      ratio: 'square',
      keeps: 'bottom',
    },
    tile: {
      picture: bannerSource(wide, 'desktop'),
      alt: wide.alt,
      sizes: '(min-width: 768px) 900px, 660px',
      keeps: 'right',
      words: 'filling',
    },
  };

  return (
    <BannerTile
      title={banner.title}
      text={banner.text}
      link={{ href: banner.url, label: banner.button }}
      {...looks[size]}
    />
  );
}
