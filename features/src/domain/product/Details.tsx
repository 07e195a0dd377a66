import { useIntl } from 'react-intl';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { Accordion } from '@rukav/design-system/Accordion';
import { StoresAvailability } from './StoresAvailability.tsx';
import * as styles from './Product.css.ts';

/** Description, characteristics, composition, care, and the shops. */
export function Details({ product }: { product: Product }) {
  const { formatMessage } = useIntl();

  return (
    <Accordion
      headingLevel={2}
      items={[
        {
          id: 'about',
          title: formatMessage({ id: 'product.about' }),
          isInitiallyOpen: true,
          content: (
            <>
              <p>{product.description}</p>
              {product.modelNote && <p className={styles.note}>{product.modelNote}</p>}
            </>
          ),
        },
        {
          id: 'stores',
          title: formatMessage({ id: 'product.stores' }),
          isInitiallyOpen: true,
          content: <StoresAvailability product={product} />,
        },
        {
          id: 'characteristics',
          title: formatMessage({ id: 'product.characteristics' }),
          content: (
            <dl className={styles.definition}>
              {product.characteristics.map(({ name, value }) => (
                <Row key={name} name={name} value={value} />
              ))}
            </dl>
          ),
        },
        {
          id: 'composition',
          title: formatMessage({ id: 'product.composition' }),
          content: <p>{product.composition}</p>,
        },
        {
          id: 'care',
          title: formatMessage({ id: 'product.care' }),
          content: (
            <ul role="list" className={styles.list}>
              {product.care.map(({ code, text }) => (
                <li key={code}>{text}</li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className={styles.term}>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
