import { useUnit } from 'effector-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { LoadMore } from '@rukav/design-system/LoadMore';
import { formatNumber } from '../../../platform/locale/index.ts';
import { addressRequestedFx } from '../../../platform/navigation/index.ts';

interface MoreOfProps {
  /** How many are shown, of how many, and how many come at a time. */
  shown: number;
  total: number;
  step: number;
  /** The page with that many steps shown: its path with the query. */
  addressOf: (steps: number) => string;
  /** Where the link leads without script. */
  anchor: string;
  isPending: boolean;
  /** The list that grows. */
  list: RefObject<HTMLUListElement | null>;
}

/** Adds the next step of a list by its address, so that Back finds as much as was shown. */
export function MoreOf({ shown, total, step, addressOf, anchor, isPending, list }: MoreOfProps) {
  const { formatMessage } = useIntl();
  const go = useUnit(addressRequestedFx);
  const shownBefore = useRef(shown);
  const isAll = shown >= total;
  const to = addressOf(Math.floor(shown / step) + 1);

  // With the last step the link is gone with the focus: it goes on at the first of what has come.
  useEffect(() => {
    const added = list.current?.children[shownBefore.current];
    const hasGrown = shown > shownBefore.current && shownBefore.current > 0;
    shownBefore.current = shown;
    const isFocusLost = document.activeElement === document.body;
    if (hasGrown && isAll && isFocusLost && added instanceof HTMLElement)
      added.focus({ preventScroll: true });
  }, [shown, isAll, list]);

  if (total <= step) return null;
  const amount = formatMessage(
    { id: 'reviews.section.shown' },
    { shown: formatNumber(shown), total: formatNumber(total) },
  );

  return (
    <LoadMore
      label={formatMessage(
        { id: 'reviews.section.more' },
        { count: formatNumber(Math.min(step, total - shown)) },
      )}
      {...(!isAll && { href: `${to}${anchor}` })}
      shown={shown}
      total={total}
      amountLabel={amount}
      isPending={isPending}
      announcement={shown > step ? amount : ''}
      onPress={() => void go({ to, replace: true, keepScroll: true })}
    />
  );
}
