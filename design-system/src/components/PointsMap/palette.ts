import { media } from '../../theme/breakpoints.ts';
import { swatches } from './PointsMap.css.ts';

/** What a plan is drawn in: colours as `rgb()`, which MapLibre can read, and the family that names are written in. */
export type Palette = Record<keyof typeof swatches | 'font', string>;

/** A colour of any notation as `rgb()`: themes mix colours, and browsers tell the mixture in a notation of its own. */
function plain(colour: string, canvas: OffscreenCanvasRenderingContext2D): string {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `rgb(${red},${green},${blue})`;
}

/** Reads the theme's colours of a plan, and its typeface, where `element` stands. */
export function readPalette(element: HTMLElement): Palette {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const swatch = element.ownerDocument.createElement('span');
  element.append(swatch);
  const entries = Object.entries(swatches).map(([name, className]) => {
    swatch.className = className;
    const colour = getComputedStyle(swatch).backgroundColor;
    return [name, canvas ? plain(colour, canvas) : colour];
  });
  swatch.remove();
  const [family = ''] = getComputedStyle(element).fontFamily.split(',');
  return { ...Object.fromEntries(entries), font: family.replaceAll('"', '').trim() } as Palette;
}

/** Calls when the theme changes, by the shopper's choice or by the system's. Answers what ends it. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  const queries = [media.dark, media.moreContrast, media.forcedColors].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}
