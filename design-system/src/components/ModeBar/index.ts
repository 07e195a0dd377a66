export { ModeBar, type ModeBarProps } from './ModeBar.tsx';
