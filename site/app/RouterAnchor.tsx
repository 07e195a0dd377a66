import type { AnchorProps } from '@rukav/design-system/Link';
import { useProvidedScope } from 'effector-react';
import { Link } from 'react-router';

/** A part that does not come now is asked for again with the page itself. */
const ignore = () => undefined;

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** The router's link under every link of the design system. What stands behind it is fetched as soon as it is neared. */
export function RouterAnchor({ href, ref, children, ...anchor }: AnchorProps) {
  const scope = useProvidedScope();
  if (!isInternal(href)) {
    return (
      <a {...anchor} ref={ref} href={href}>
        {children}
      </a>
    );
  }

  const near = () => {
    if (scope) import('./prefetch').then(({ prefetch }) => prefetch(href, scope), ignore);
  };
  return (
    <Link {...anchor} ref={ref} to={href} prefetch="intent" onPointerEnter={near} onFocus={near}>
      {children}
    </Link>
  );
}
