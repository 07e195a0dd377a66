import { Anchor } from '../../internal/Anchor.tsx';
import { Picture, type PictureProps, type PictureSource } from '../Picture/index.ts';
import * as styles from './BannerTile.css.ts';

export interface BannerTileProps {
  /** What it is about, in a few words. */
  title: string;
  /** A sentence, no more. */
  text?: string;
  /** Where it leads, and in which words: “Смотреть пальто”. */
  link: { href: string; label: string };
  /** What is drawn. `alt` says what is to be seen. */
  picture: PictureSource;
  /** What is to be seen, where the words do not say it. */
  alt: string;
  /** How wide the picture is drawn, as in HTML. */
  sizes: string;
  /**
   * The frame of the picture. `onPhones` has its own.
   *
   * @default 'landscape'
   */
  ratio?: PictureProps['ratio'];
  /**
   * Where the words stand: `below` the picture; `filling` – below it, and the two are as high as what stands around
   * them; `beside` it from a tablet on; `within` its empty light start from a tablet on, in dark ink; or `over` it in
   * white on a veil.
   *
   * @default 'below'
   */
  words?: keyof typeof styles.layout;
  /** Which part stays in sight where the frame cuts. @default 'centre' */
  keeps?: PictureProps['keeps'];
  /** Another crop for phones. */
  onPhones?: PictureProps['onPhones'];
  /**
   * How large the title is set; `large` is for the first banner of a page.
   *
   * @default 'medium'
   */
  titleSize?: keyof typeof styles.title;
  /**
   * Its place in the outline of the page, one below the heading it belongs to.
   *
   * @default 2
   */
  headingLevel?: 1 | 2 | 3;
  /** For the banner that is seen first. */
  isPriority?: boolean;
  /** Called before the link is followed. */
  onPress?: () => void;
}

/** A story with a picture and one way on. */
export function BannerTile({
  title,
  text,
  link,
  picture,
  alt,
  sizes,
  ratio = 'landscape',
  words = 'below',
  keeps,
  onPhones,
  titleSize = 'medium',
  headingLevel = 2,
  isPriority,
  onPress,
}: BannerTileProps) {
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.layout[words]}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          kind="scene"
          alt={alt}
          sizes={sizes}
          ratio={words === 'filling' ? 'fill' : ratio}
          keeps={keeps}
          onPhones={onPhones}
          isPriority={isPriority}
        />
      </div>
      <div className={styles.words}>
        <Heading className={styles.title[titleSize]}>{title}</Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        <Anchor href={link.href} className={styles.link} onClick={() => onPress?.()}>
          {link.label}
        </Anchor>
      </div>
    </div>
  );
}
