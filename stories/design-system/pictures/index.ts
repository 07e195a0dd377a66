import type { PictureSource } from '@rukav/design-system/Picture';
import coatBack from './coat-back.webp';
import coatClose from './coat-close.webp';
import coatNavy from './coat-other.webp';
import coatWide from './coat-wide.webp';
import coat from './coat.webp';
import jacketBack from './jacket-back.webp';
import jacket from './jacket.webp';
import knit from './knit.webp';
import shirtClose from './shirt-close.webp';
import shirtDress from './shirt-dress.webp';
import shirt from './shirt.webp';
import skirt from './skirt.webp';
import teeBack from './tee-back.webp';
import tee from './tee.webp';
import trousers from './trousers.webp';

const pictureOf = (src: string): PictureSource => ({ src, placeholderColor: '#efeeec' });

/** Photographs of the demo studio, by what they show. */
export const pictures = {
  coat: pictureOf(coat),
  coatBack: pictureOf(coatBack),
  coatClose: pictureOf(coatClose),
  coatWide: pictureOf(coatWide),
  coatNavy: pictureOf(coatNavy),
  jacket: pictureOf(jacket),
  jacketBack: pictureOf(jacketBack),
  knit: pictureOf(knit),
  shirt: pictureOf(shirt),
  shirtClose: pictureOf(shirtClose),
  shirtDress: pictureOf(shirtDress),
  skirt: pictureOf(skirt),
  tee: pictureOf(tee),
  teeBack: pictureOf(teeBack),
  trousers: pictureOf(trousers),
};
