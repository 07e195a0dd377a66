export { Shell } from './Shell.tsx';
export type { ShellProps } from './Shell.tsx';
