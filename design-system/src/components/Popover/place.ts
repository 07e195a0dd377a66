interface Box {
  top: number;
  bottom: number;
  left: number;
  width: number;
}

interface Size {
  width: number;
  height: number;
}

/** How far it stays from what it belongs to and from the edges of the screen, in CSS px. */
const gap = 8;

/**
 * Where a box of `size` stands on a `screen` so that it is centred beneath `anchor`, or above it where there is more
 * room, and wholly in sight. In CSS px from the upper left corner.
 */
export function place(anchor: Box, size: Size, screen: Size, preferred: 'above' | 'below') {
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - size.height;
  const fits = { below: below + size.height + gap <= screen.height, above: above >= gap };
  const other = preferred === 'below' ? 'above' : 'below';
  const side = fits[preferred] || !fits[other] ? preferred : other;
  return {
    top: clamp(side === 'below' ? below : above, screen.height - size.height - gap),
    left: clamp(anchor.left + anchor.width / 2 - size.width / 2, screen.width - size.width - gap),
  };
}

const clamp = (value: number, highest: number) => Math.max(gap, Math.min(value, highest));
