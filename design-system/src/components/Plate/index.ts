export { Plate, type PlateProps } from './Plate.tsx';
