import { useUnit } from 'effector-react';
import { $publicUrl } from './index.ts';

export interface CanonicalProps {
  /** The one path under which search engines shall know the page, such as `/catalog/zhenschiny/platya`. */
  path: string;
}

/** Names the page's one address to search engines, which ask for it in full. */
export function Canonical({ path }: CanonicalProps) {
  return <link rel="canonical" href={`${useUnit($publicUrl)}${path}`} />;
}
