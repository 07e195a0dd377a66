import { createElement as h, useState } from 'react';

/** What a tile of the control page shows. */
export interface TileData {
  url: string;
  name: string;
  price: string;
  /** The code of its picture. */
  picture: string;
}

const sizes = [300, 450, 600];
const addressOf = (width: number, picture: string) => `/img/${width}x${(width * 4) / 3}/${picture}`;

function Tile({ tile: { url, name, price, picture }, isFirst }: { tile: TileData; isFirst: boolean }) {
  const [isLiked, setLiked] = useState(false);
  return h(
    'li',
    null,
    h('img', {
      alt: '',
      loading: isFirst ? 'eager' : 'lazy',
      width: 450,
      height: 600,
      sizes: '(min-width: 992px) 30vw, 48vw',
      srcSet: sizes.map((width) => `${addressOf(width, picture)} ${width}w`).join(', '),
      src: addressOf(450, picture),
    }),
    h('h2', null, h('a', { href: url }, name)),
    h('p', null, price),
    h('button', { type: 'button', 'aria-pressed': isLiked, onClick: () => setLiked(!isLiked) }, '♥'),
  );
}

/** A listing as plainly as React can draw it: no router, no models, no texts, no design system. */
export const Tiles = ({ tiles }: { tiles: readonly TileData[] }) =>
  h(
    'ul',
    null,
    tiles.map((tile, place) => h(Tile, { key: tile.url, tile, isFirst: place < 4 })),
  );
