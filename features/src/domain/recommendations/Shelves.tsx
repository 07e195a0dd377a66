import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ProductRow } from '../catalogue/view.ts';
import { byPattern } from './queries.ts';
import { openShelvesFx, type ShelvesAsked } from './ask.ts';
import * as styles from './Shelves.css.ts';

/** Rows of recommendations, each a carousel with a title. Where there are none, or none come, nothing stands there. */
export default function Shelves({ pattern, ids }: ShelvesAsked) {
  const { formatMessage } = useIntl();
  const { entry, open } = useUnit({ entry: byPattern.$current, open: openShelvesFx });
  const query = entry.request?.query;
  const isThis = query?.pattern === pattern && (query.ids ?? '') === ids;
  const rows = (isThis && entry.answer?.slots) || [];

  useEffect(() => {
    open({ pattern, ids }).catch(() => undefined);
  }, [open, pattern, ids]);

  return (
    rows.length > 0 && (
      <div className={styles.shelves}>
        {rows.map(({ slot, products }) => (
          <ProductRow
            key={slot}
            title={formatMessage({ id: `recommendations.${slot}` })}
            products={products}
          />
        ))}
      </div>
    )
  );
}
