import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { lazyView } from '@rukav/design-system/lazyView';
import * as styles from './SubscribeBlock.css.ts';

/** Loaded once somebody wants to subscribe. */
const SubscribeForm = lazyView(() => import('./SubscribeForm.tsx'));

/** News of the shop by mail: a word about them, and the form once it is wanted. */
export function SubscribeBlock() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const ask = (
    <div>
      <Button emphasis="quiet" icon="mail" isPending={isOpen} onPress={() => setOpen(true)}>
        {formatMessage({ id: 'subscriptions.form.open' })}
      </Button>
    </div>
  );

  return (
    <section className={styles.block} aria-labelledby="subscribe">
      <Heading level={2} id="subscribe">
        {formatMessage({ id: 'subscriptions.form.title' })}
      </Heading>
      <p>{formatMessage({ id: 'subscriptions.form.text' })}</p>
      {isOpen ? (
        <Suspense fallback={ask}>
          <SubscribeForm />
        </Suspense>
      ) : (
        ask
      )}
    </section>
  );
}
