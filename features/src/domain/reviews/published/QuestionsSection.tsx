import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { openModalFx } from '../../../platform/overlays/index.ts';
import { ListFrame } from './ListFrame.tsx';
import { MoreOf } from './MoreOf.tsx';
import { $location } from './model.ts';
import { queryOf, step } from './location.ts';
import * as styles from './Published.css.ts';
import { QuestionItem } from './QuestionItem.tsx';
import { useQuestions } from './shown.ts';

/** Questions about a product with the shop's answers, and the way to ask one. */
export function QuestionsSection({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { shown, isFailed, isPending, retry } = useQuestions(product);
  const { location, open } = useUnit({ location: $location, open: openModalFx });
  const list = useRef<HTMLUListElement>(null);
  if (shown && !shown.isEnabled) return null;

  const path = `/product/${product.url}`;

  return (
    <section className={styles.section} aria-labelledby="questions">
      <div className={styles.top}>
        <Heading level={2} size="small" id="questions">
          {formatMessage({ id: 'reviews.section.questions' })}
        </Heading>
        <Button
          emphasis="quiet"
          size="small"
          opens="dialog"
          onPress={() =>
            void open({ id: 'add-question', props: { productId: product.id, productName: product.name } })
          }
        >
          {formatMessage({ id: 'reviews.section.questions.ask' })}
        </Button>
      </div>
      <ListFrame
        isShown={shown !== null}
        isFailed={isFailed}
        labels={{
          failed: formatMessage({ id: 'reviews.section.questions.failed' }),
          loading: formatMessage({ id: 'reviews.section.questions.loading' }),
        }}
        onRetry={retry}
      >
        {shown && shown.totalCount > 0 && (
          <>
            <ul ref={list} className={styles.list} aria-labelledby="questions" aria-busy={isPending}>
              {shown.items.map((question) => (
                <li key={question.id} tabIndex={-1}>
                  <QuestionItem question={question} />
                </li>
              ))}
            </ul>
            <MoreOf
              shown={shown.items.length}
              total={shown.totalCount}
              step={step.questions}
              addressOf={(questions) => `${path}${queryOf({ ...location, questions })}`}
              anchor="#questions"
              isPending={isPending}
              list={list}
            />
          </>
        )}
        {shown?.totalCount === 0 && (
          <div className={styles.empty}>
            <p>{formatMessage({ id: 'reviews.section.questions.empty' })}</p>
            <p className={styles.quiet}>{formatMessage({ id: 'reviews.section.questions.empty.text' })}</p>
          </div>
        )}
      </ListFrame>
    </section>
  );
}
