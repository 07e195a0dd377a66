/** What a pattern of `motif` repeats. */
export type Motif = 'star' | 'heart' | 'cloud' | 'car' | 'leaf' | 'cherry';

/** A repeating drawing on the cloth. `size` is one repeat in centimetres; `share` is percent of the repeat. */
export interface Pattern {
  type:
    | 'stripe'
    | 'pinstripe'
    | 'check'
    | 'gingham'
    | 'tartan'
    | 'dots'
    | 'floral'
    | 'abstract'
    | 'jacquard'
    | 'motif';
  colors: readonly string[];
  size?: number;
  share?: number;
  leaf?: string;
  motif?: Motif;
  seed?: number;
}

/** A drawing on one panel: `width` in cm, `x` from the panel's middle, `y` from its top. */
export interface Print {
  svg: string;
  width: number;
  x?: number;
  y?: number;
  panel?: number;
}

/** What a garment is made to look like. Colours are `#rrggbb`; the average of the lit cloth meets `color`. */
export interface Style {
  color: string;
  fabric?: 'melange' | 'denim' | 'rib' | 'cable' | 'twill' | 'corduroy' | 'tweed';
  /** How much the fabric shows, 0 to 1: how mottled a melange is, how deep a weave. */
  strength?: number;
  /** Denim: how far thighs and knees are washed out, 0 to 1. */
  wash?: number;
  /** Denim: how much the whole cloth is bleached, 0 to 1. */
  lift?: number;
  /** Denim: how much seams and weave are rubbed, 0 to 1. */
  abrade?: number;
  pattern?: Pattern;
  rib?: string;
  thread?: string;
  inside?: string;
  accent?: string;
  /** Colours of buttons and cords (`20`) and of metal (`21`). */
  trims?: Readonly<Record<string, string>>;
  print?: Print;
  gloss?: number;
  relief?: number;
}

/** What a garment is photographed from. */
export type View = 'front' | 'back' | 'close';

/** One garment on the studio's backdrop, or on its own `ground`. Pictures are 3:4. */
export interface GarmentPicture {
  kind: 'garment';
  shape: string;
  view: View;
  style: Style;
  ground?: string;
}

/** A garment laid into a scene: its middle as shares of the scene's width and height, its height as a share of the scene's. */
export interface PlacedGarment {
  shape: string;
  view: View;
  style: Style;
  x: number;
  y: number;
  height: number;
  /** Degrees clockwise. */
  turn?: number;
}

/** Several garments on a coloured ground, for banners and category tiles. Later ones lie on top. */
export interface ScenePicture {
  kind: 'scene';
  ground: string;
  garments: readonly PlacedGarment[];
}

/** Anything that the studio can draw. */
export type StudioPicture = GarmentPicture | ScenePicture;

/** The ground of product pictures. */
export const backdrop = '#efeeec';
