import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

/** What a link is drawn with: an anchor's own attributes, `href` always among them. */
export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The component that draws every link of the design system; without one, a plain anchor. */
export const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** The anchor beneath every component that links somewhere. */
export const Anchor = (props: AnchorProps) => createElement(useContext(LinkContext), props);
