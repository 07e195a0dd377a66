import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Stack } from '@rukav/design-system/Stack';
import type { RepeatedGoods, RepeatResult } from './goods.ts';
import { GoodsList } from './GoodsList.tsx';
import { retried } from './model.ts';
import { repeatFx } from './repeat.ts';
import * as styles from './RepeatResults.css.ts';

const counted = (
  results: readonly RepeatResult[],
  countOf: (result: RepeatResult) => number,
): readonly RepeatedGoods[] =>
  results.flatMap((one) => (countOf(one) > 0 ? [{ ...one.goods, quantity: countOf(one) }] : []));

/** What is in the cart now, and what is not to be had. Takes the focus, for the button that led here is gone. */
export function RepeatResults({ results }: { results: readonly RepeatResult[] }) {
  const { formatMessage } = useIntl();
  const { retry, isPending } = useUnit({ retry: retried, isPending: repeatFx.pending });
  const place = useRef<HTMLDivElement>(null);
  const missing = counted(results, ({ goods, added, isFailed }) => (isFailed ? 0 : goods.quantity - added));
  const failed = counted(results, ({ goods, added, isFailed }) => (isFailed ? goods.quantity - added : 0));
  const added = counted(results, (one) => one.added);
  const isAll = missing.length === 0 && failed.length === 0;
  const summary = isAll ? 'all' : added.length > 0 ? 'some' : 'none';

  useEffect(() => place.current?.focus(), [results]);

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Stack space="large">
        {(missing.length > 0 || isAll) && (
          <Notice tone={isAll ? 'success' : 'warning'} isLive>
            {formatMessage({ id: `orders.repeat.${summary}` })}
          </Notice>
        )}
        {failed.length > 0 && (
          <Notice
            tone="danger"
            isLive
            action={
              <Button emphasis="quiet" size="small" isPending={isPending} onPress={retry}>
                {formatMessage({ id: 'orders.retry' })}
              </Button>
            }
          >
            {formatMessage({ id: 'orders.repeat.broken' })}
          </Notice>
        )}
        {added.length > 0 && <Part title="orders.repeat.added" goods={added} />}
        {missing.length > 0 && <Part title="orders.repeat.missing" goods={missing} />}
        {failed.length > 0 && <Part title="orders.repeat.notAdded" goods={failed} />}
      </Stack>
    </div>
  );
}

interface PartProps {
  title: 'orders.repeat.added' | 'orders.repeat.missing' | 'orders.repeat.notAdded';
  goods: readonly RepeatedGoods[];
}

function Part({ title, goods }: PartProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const name = formatMessage({ id: title });

  return (
    <section aria-labelledby={id}>
      <Stack space="small">
        <Heading level={3} size="small" id={id}>
          {name}
        </Heading>
        <GoodsList label={name} goods={goods} />
      </Stack>
    </section>
  );
}
