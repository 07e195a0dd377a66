export { NavList, type NavItem, type NavListProps } from './NavList.tsx';
