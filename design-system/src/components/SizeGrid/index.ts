export { SizeGrid, type SizeGridProps, type SizeValue } from './SizeGrid.tsx';
