export { SizeGrid, type SizeGridProps } from './SizeGrid.tsx';
