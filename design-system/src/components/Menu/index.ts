export type { MenuItem } from './item.ts';
export { Menu, type MenuProps } from './Menu.tsx';
