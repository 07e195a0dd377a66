import { Anchor } from '../../internal/Anchor.tsx';
import { Picture, type PictureSource } from '../Picture/index.ts';
import * as styles from './PublicationTile.css.ts';

export interface PublicationTileProps {
  /** What it is about, and the name of the tile's one link. */
  title: string;
  /** The language of the title and the text where it is not the page's. */
  lang?: string;
  /** The publication's own page. */
  href: string;
  /** What sort of publication it is, in a word: “Новость”, “Акция”; `accent` is for what makes things cheaper. */
  type: { label: string; tone?: keyof typeof styles.type };
  /** When it came out or how long it holds: “1–30 ноября”. `dateTime` is the same day for machines, as in HTML. */
  date: { label: string; dateTime?: string };
  /** The title says what is in it, so it has no text of its own. Without one the tile is words alone. */
  picture?: PictureSource;
  /** How wide the picture is drawn, as in HTML. */
  sizes?: string;
  /** A sentence or two, seen in the large tile alone. */
  text?: string;
  /** Why it can be used no longer: “Акция завершена”. The picture is faded. */
  over?: string;
  /**
   * `medium` – one of a grid; `large` – leads the list and takes two columns of it.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
  /**
   * Level of the title under the heading of its list.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** For tiles that are seen first. */
  isPriority?: boolean;
  /** Called before the link is followed. */
  onPress?: () => void;
}

/** A piece of news or a promotion in a list of them: one link, a picture, how long it holds. For a story that sells use `BannerTile`. */
export function PublicationTile(props: PublicationTileProps) {
  const { title, lang, href, type, date, picture, sizes, text, over, size = 'medium', onPress } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;

  return (
    <div className={styles.size[size]}>
      {picture && (
        <div className={over === undefined ? undefined : styles.faded}>
          <Picture
            {...picture}
            kind="scene"
            alt=""
            sizes={sizes}
            ratio="landscape"
            isPriority={props.isPriority}
          />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.type[type.tone ?? 'neutral']}>{type.label}</span>
          <time dateTime={date.dateTime} className={styles.date}>
            {date.label}
          </time>
        </p>
        <Heading className={styles.title[size]} lang={lang}>
          <Anchor href={href} className={styles.link} onClick={() => onPress?.()}>
            {title}
          </Anchor>
        </Heading>
        {size === 'large' && text !== undefined && (
          <p className={styles.text} lang={lang}>
            {text}
          </p>
        )}
        {over !== undefined && <p className={styles.over}>{over}</p>}
      </div>
    </div>
  );
}
