import { useState, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { Swatch } from '../../internal/Swatch.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Plate, type PlateProps } from '../Plate/index.ts';
import { Price, type PriceProps } from '../Price/index.ts';
import * as styles from './ProductTile.css.ts';

export interface ProductTileProps {
  /** The product's name, and the name of the tile's one link. */
  name: string;
  /** The language of the name where it is not the page's. */
  lang?: string;
  /** The page of the product. */
  href: string;
  /** The name says what is in it, so it has no text of its own. */
  picture: PictureSource;
  /** Another view, fetched and shown once a mouse comes near. */
  secondPicture?: PictureSource;
  /** How wide the pictures are drawn, as in HTML. */
  sizes: string;
  /** For tiles of the first row. */
  isPriority?: boolean;
  /** What it costs, and what it cost. */
  price: Omit<PriceProps, 'size'>;
  /** Markers on the picture, the most important first. */
  plates?: readonly { id: string; label: string; tone?: PlateProps['tone'] }[];
  /** The colours it comes in: a few samples as `#rrggbb`, how many more, and all that in words. */
  colours?: { hexes: readonly string[]; more?: string; label: string };
  /** The sizes in stock, seen over the picture when the tile is hovered or focused. */
  sizesInStock?: { label: string; sizes: readonly string[] };
  /** Why it cannot be bought, such as “Нет в наличии”. The picture is faded. */
  unavailable?: string;
  /** A toggle in the corner of the picture. Its name should hold the product's. */
  favourite?: ReactNode;
  /**
   * Level of the name as a heading.
   *
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Called before the link is followed. */
  onPress?: () => void;
}

/** One product in a list: one link, a photograph, a price. Put tiles into a list of your own. */
export function ProductTile(props: ProductTileProps) {
  const { name, lang, href, price, colours, unavailable, favourite, headingLevel = 3, onPress } = props;
  const [isNear, setNear] = useState(false);
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.root}>
      <div className={styles.body}>
        <Heading className={styles.name} lang={lang}>
          <Anchor
            href={href}
            className={styles.link}
            onPointerEnter={() => setNear(true)}
            onClick={() => onPress?.()}
          >
            {name}
          </Anchor>
        </Heading>
        {unavailable === undefined ? (
          <Price {...price} size="small" />
        ) : (
          <p className={styles.note}>{unavailable}</p>
        )}
        {colours && (
          <div className={styles.colours}>
            {colours.hexes.map((hex, index) => (
              <Swatch key={index} hex={hex} size="small" />
            ))}
            {colours.more !== undefined && <span aria-hidden="true">{colours.more}</span>}
            <span className={visuallyHidden}>{colours.label}</span>
          </div>
        )}
      </div>
      <TilePicture {...props} isNear={isNear} />
      {favourite !== undefined && <div className={styles.favourite}>{favourite}</div>}
    </div>
  );
}

function TilePicture(props: ProductTileProps & { isNear: boolean }) {
  const { picture, secondPicture, sizes, isPriority, isNear, plates = [], sizesInStock, unavailable } = props;

  return (
    <div className={styles.photo}>
      <div className={unavailable === undefined ? undefined : styles.faded}>
        <Picture {...picture} alt="" sizes={sizes} isPriority={isPriority} />
      </div>
      {secondPicture && isNear && (
        <div className={styles.second}>
          <Picture {...secondPicture} alt="" sizes={sizes} />
        </div>
      )}
      {plates.length > 0 && (
        <ul className={styles.plates}>
          {plates.map(({ id, label, tone }) => (
            <li key={id} className={styles.plate}>
              <Plate tone={tone}>{label}</Plate>
            </li>
          ))}
        </ul>
      )}
      {sizesInStock && unavailable === undefined && (
        <p className={styles.sizes}>
          <span className={visuallyHidden}>{sizesInStock.label} </span>
          {sizesInStock.sizes.join(' ')}
        </p>
      )}
    </div>
  );
}
