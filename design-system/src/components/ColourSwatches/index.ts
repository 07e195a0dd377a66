export { ColourSwatches, type ColourSwatchesProps, type ColourValue } from './ColourSwatches.tsx';
