import type { AnchorProps } from '@rukav/design-system/Link';
import { useProvidedScope } from 'effector-react';
import { useState } from 'react';
import { Link, PrefetchPageLinks } from 'react-router';
import { prefetch } from './prefetch';

const isInternal = (href: string) => href.startsWith('/') && !href.startsWith('//');

/**
 * The router's link under every link of the design system. What stands behind it is fetched as soon as it is neared: the
 * router's own `prefetch="intent"` waits for 100 ms, as long as many a press takes.
 */
export function RouterAnchor({ href, ref, children, ...anchor }: AnchorProps) {
  const scope = useProvidedScope();
  const [isNear, setNear] = useState(false);
  if (!isInternal(href)) {
    return (
      <a {...anchor} ref={ref} href={href}>
        {children}
      </a>
    );
  }

  const near = () => {
    setNear(true);
    if (scope) prefetch(href, scope);
  };
  return (
    <>
      <Link {...anchor} ref={ref} to={href} onPointerEnter={near} onFocus={near}>
        {children}
      </Link>
      {isNear && <PrefetchPageLinks page={href} />}
    </>
  );
}
