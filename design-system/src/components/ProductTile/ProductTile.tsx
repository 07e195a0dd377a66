import { useState, type ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Picture, type PictureSource } from '../Picture/index.ts';
import { Plate, type PlateProps } from '../Plate/index.ts';
import { Price, type PriceProps } from '../Price/index.ts';
import * as styles from './ProductTile.css.ts';
import { TileColours } from './TileColours.tsx';

/** A colour of the product. What it brings takes the place of the tile's own once a shopper has chosen it. */
export interface TileColour extends Partial<Pick<ProductTileProps, 'href' | 'price' | 'unavailable'>> {
  /** The sample, as `#rrggbb`. */
  hex: string;
  /** Its name: “кэмел”. Needed where colours can be chosen. */
  label?: string;
  /** The product in this colour. Where a colour brings one, the samples are a choice. */
  picture?: PictureSource;
  /** Another view of it in this colour. */
  secondPicture?: PictureSource;
  /** The sizes in stock in this colour. */
  sizesInStock?: { label: string; sizes: readonly string[] };
}

export interface ProductTileProps {
  /** The product's name, and the name of the tile's one link. */
  name: string;
  /** The language of the name where it is not the page's. */
  lang?: string;
  /** The page of the product. */
  href: string;
  /** The name says what is in it, so it has no text of its own. */
  picture: PictureSource;
  /** Another view, fetched and shown once a mouse or the keyboard's focus comes to the link. */
  secondPicture?: PictureSource;
  /** How wide the pictures are drawn, as in HTML. */
  sizes: string;
  /** For tiles of the first row. */
  isPriority?: boolean;
  /** What it costs, and what it cost. */
  price: Omit<PriceProps, 'size'>;
  /** Markers on the picture, the most important first. */
  plates?: readonly { id: string; label: string; tone?: PlateProps['tone'] }[];
  /** The colours it comes in, that of the tile first: a few samples, how many more, and all that in words. */
  colours?: { samples: readonly TileColour[]; more?: string; label: string };
  /** The sizes in stock: over the picture when the tile is hovered or focused, on a touch screen beneath the price. */
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
  const [chosen, setChosen] = useState<TileColour>();
  const [isNear, setNear] = useState(false);
  const { name, lang, href, price, sizesInStock, unavailable, ...shown } = inColour(props, chosen);
  const { colours, favourite, headingLevel = 3, onPress } = props;
  const Heading = `h${headingLevel}` as const;

  return (
    <div className={styles.root}>
      <div className={styles.body}>
        <Heading className={styles.name} lang={lang}>
          <Anchor
            href={href}
            className={styles.link}
            onPointerEnter={() => setNear(true)}
            onFocus={() => setNear(true)}
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
        {sizesInStock && unavailable === undefined && (
          <p className={styles.sizes}>
            <span className={visuallyHidden}>{`${sizesInStock.label} `}</span>
            <span className={styles.sizesLine}>{sizesInStock.sizes.join(' ')}</span>
          </p>
        )}
        {colours && <TileColours {...colours} onChoose={setChosen} />}
      </div>
      <TilePicture {...shown} isFaded={unavailable !== undefined} isNear={isNear} />
      {favourite !== undefined && <div className={styles.favourite}>{favourite}</div>}
    </div>
  );
}

/** The tile in the colour that was chosen. Another view and the sizes of another colour would be wrong. */
function inColour(props: ProductTileProps, chosen: TileColour | undefined): ProductTileProps {
  if (!chosen || chosen === props.colours?.samples[0]) return props;
  const { secondPicture: _view, sizesInStock: _sizes, unavailable: _reason, ...lasting } = props;
  return { ...lasting, ...chosen };
}

type TilePictureProps = Pick<
  ProductTileProps,
  'picture' | 'secondPicture' | 'sizes' | 'isPriority' | 'plates'
> & { isFaded: boolean; isNear: boolean };

function TilePicture(props: TilePictureProps) {
  const { picture, secondPicture, sizes, isPriority, isFaded, isNear, plates = [] } = props;

  return (
    <div className={styles.photo}>
      <div className={isFaded ? styles.faded : undefined}>
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
    </div>
  );
}
