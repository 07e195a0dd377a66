import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { reviewSorts } from '@rukav/contract/reviews/limits.ts';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { Select } from '@rukav/design-system/Select';
import { addressRequestedFx } from '../../../platform/navigation/index.ts';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { ListFrame } from './ListFrame.tsx';
import { MoreOf } from './MoreOf.tsx';
import { $location } from './model.ts';
import { queryOf, step } from './location.ts';
import * as styles from './Published.css.ts';
import { ReviewItem } from './ReviewItem.tsx';
import { useReviews } from './shown.ts';
import { Summary } from './Summary.tsx';

/** Reviews of a product: what they come to, the reviews themselves, and the way to write one. */
export function ReviewsSection({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { shown, isFailed, isPending, retry } = useReviews(product);
  const { location, go, open } = useUnit({ location: $location, go: addressRequestedFx, open: openModalFx });
  const list = useRef<HTMLUListElement>(null);
  if (shown && !shown.isEnabled) return null;

  const path = `/product/${product.url}`;
  const rating = shown?.summary.rating ?? null;
  const sortBy = (chosen: string) => {
    const sort = reviewSorts.find((one) => one === chosen);
    if (sort)
      void go({
        to: `${path}${queryOf({ ...location, sort, reviews: 1 })}`,
        replace: true,
        keepScroll: true,
      });
  };

  return (
    <section className={styles.section} aria-labelledby="reviews">
      <div className={styles.top}>
        <Heading level={2} size="small" id="reviews">
          {formatMessage({ id: 'reviews.section.title' })}
        </Heading>
        <Button
          emphasis="quiet"
          size="small"
          opens="dialog"
          onPress={() =>
            void open({ id: 'add-review', props: { productId: product.id, productName: product.name } })
          }
        >
          {formatMessage({ id: 'reviews.section.write' })}
        </Button>
      </div>
      <ListFrame
        isShown={shown !== null}
        isFailed={isFailed}
        labels={{
          failed: formatMessage({ id: 'reviews.section.failed' }),
          loading: formatMessage({ id: 'reviews.section.loading' }),
        }}
        onRetry={retry}
      >
        {shown && rating !== null && (
          <>
            <Summary summary={shown.summary} rating={rating} />
            {shown.totalCount > 1 && (
              <div className={styles.bar}>
                <Select
                  label={formatMessage({ id: 'reviews.section.sort' })}
                  isLabelHidden
                  emphasis="plain"
                  value={location.sort}
                  options={reviewSorts.map((sort) => ({
                    value: sort,
                    label: formatMessage({ id: `reviews.section.sort.${sort}` }),
                  }))}
                  onChange={sortBy}
                />
              </div>
            )}
            <ul ref={list} className={styles.list} aria-labelledby="reviews" aria-busy={isPending}>
              {shown.items.map((review) => (
                <li key={review.id} tabIndex={-1}>
                  <ReviewItem review={review} />
                </li>
              ))}
            </ul>
            <MoreOf
              shown={shown.items.length}
              total={shown.totalCount}
              step={step.reviews}
              addressOf={(reviews) => `${path}${queryOf({ ...location, reviews })}`}
              anchor="#reviews"
              isPending={isPending}
              list={list}
            />
          </>
        )}
        {shown && rating === null && (
          <div className={styles.empty}>
            <p>{formatMessage({ id: 'reviews.section.empty' })}</p>
            <p className={styles.quiet}>{formatMessage({ id: 'reviews.section.empty.text' })}</p>
          </div>
        )}
      </ListFrame>
    </section>
  );
}
