import { Anchor } from '../../internal/Anchor.tsx';
import { Picture, type PictureProps, type PictureSource } from '../Picture/index.ts';
import * as styles from './CategoryTile.css.ts';

export interface CategoryTileProps {
  /** The name of the category, and of the one link. */
  name: string;
  /** Where it leads. */
  href: string;
  /** What is drawn; the name says what it is. */
  picture: PictureSource;
  /** How wide the picture is drawn, as in HTML. */
  sizes: string;
  /** How many products are in it, in figures. */
  count?: string;
  /**
   * The frame of the picture, the same for a whole row.
   *
   * @default 'portrait'
   */
  ratio?: Extract<PictureProps['ratio'], 'portrait' | 'square'>;
  /** For tiles that are seen first. */
  isPriority?: boolean;
}

/** The way into a category: a picture with its name beneath. */
export function CategoryTile({ name, href, picture, sizes, count, ratio, isPriority }: CategoryTileProps) {
  return (
    <Anchor href={href} className={styles.root}>
      <Picture {...picture} alt="" sizes={sizes} ratio={ratio} isPriority={isPriority} />
      <span>
        <span className={styles.name}>{name}</span>
        {count !== undefined && <span className={styles.count}>{` ${count}`}</span>}
      </span>
    </Anchor>
  );
}
