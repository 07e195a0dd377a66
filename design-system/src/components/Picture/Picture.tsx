import { classNames } from '../../internal/class-names.ts';
import { media } from '../../theme/breakpoints.ts';
import * as styles from './Picture.css.ts';

/** A picture as the server describes it: addresses and what stands there until it has come. */
export interface PictureSource {
  /** Address of a middling width, for browsers without `srcSet`. The server answers in AVIF or WebP by the Accept header. */
  src: string;
  /** The same picture in several widths, as in HTML. */
  srcSet?: string;
  /** The average colour of a scene, shown until it has loaded. A studio's photograph shows the studio's ground. */
  placeholderColor?: string;
  /** A tiny blurred scene as a data URL, shown until it has loaded. It wins over the colour. */
  placeholderUrl?: string;
}

export interface PictureProps extends PictureSource {
  /** What is to be seen. Empty where a text next to it says the same. */
  alt: string;
  /** How wide the picture will be drawn, as in HTML. Without it the widest version is loaded. */
  sizes?: string;
  /**
   * `studio` – a thing on the light ground that all photographs of goods share: that ground stands in its place until it has
   * come, and by night its glare is taken away; `scene` – a banner, a shopper's photograph: shown as it is.
   *
   * @default 'studio'
   */
  kind?: keyof typeof styles.kind;
  /**
   * The frame. It keeps its place before the picture has loaded; `fill` is as high as what stands around it, and 4:3
   * on phones.
   *
   * @default 'portrait'
   */
  ratio?: keyof typeof styles.ratio;
  /**
   * `cover` – fills the frame and is cut; `contain` – is seen whole.
   *
   * @default 'cover'
   */
  fit?: keyof typeof styles.fit;
  /**
   * Which part stays in sight where the frame cuts.
   *
   * @default 'centre'
   */
  keeps?: keyof typeof styles.keeps;
  /** Another crop for phones, kept from its bottom; the browser loads one of the two, never both. */
  onPhones?: { picture: PictureSource; sizes: string; ratio: keyof typeof styles.onPhones };
  /** For what is seen first: it is loaded at once and before others. Everything else waits until it comes near. */
  isPriority?: boolean;
}

/** A photograph in a fixed frame, so that nothing moves when it arrives. */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  placeholderColor,
  placeholderUrl,
  kind = 'studio',
  ratio = 'portrait',
  fit = 'cover',
  keeps = 'centre',
  onPhones,
  isPriority = false,
}: PictureProps) {
  const placeholder = {
    ...(kind === 'scene' && placeholderColor && { backgroundColor: placeholderColor }),
    ...(kind === 'scene' && placeholderUrl && { backgroundImage: `url("${placeholderUrl}")` }),
  };

  const image = (
    <img
      className={classNames(styles.fit[fit], styles.keeps[keeps], onPhones && styles.bottomOnPhones)}
      alt={alt}
      loading={isPriority ? 'eager' : 'lazy'}
      {...(isPriority && ({ fetchPriority: 'high', decoding: 'sync' } as const))}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
    />
  );

  return (
    <span
      className={classNames(
        styles.frame,
        styles.kind[kind],
        styles.ratio[ratio],
        onPhones && styles.onPhones[onPhones.ratio],
      )}
      style={placeholder}
    >
      {onPhones ? (
        <picture className={styles.choice}>
          <source
            media={media.mobile}
            sizes={onPhones.sizes}
            srcSet={onPhones.picture.srcSet ?? onPhones.picture.src}
          />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
