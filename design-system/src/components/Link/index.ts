export type { AnchorProps } from '../../internal/Anchor.tsx';
export { Link, type LinkProps } from './Link.tsx';
export { LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';
