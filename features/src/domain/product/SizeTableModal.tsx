import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { $shown } from './index.ts';
import * as styles from './Product.css.ts';

/** The sizes of a product with the measures they fit, in centimetres. */
export default function SizeTableModal() {
  const { formatMessage } = useIntl();
  const { product } = useUnit($shown);
  if (!product) return null;
  const { measures, rows } = product.sizeTable;

  return (
    <Modal
      title={formatMessage({ id: 'product.size.table' })}
      closeLabel={formatMessage({ id: 'product.size.table.close' })}
    >
      <p className={styles.quiet}>{formatMessage({ id: 'product.size.table.note' })}</p>
      <div
        className={styles.tableScroll}
        tabIndex={0}
        role="region"
        aria-label={formatMessage({ id: 'product.size.table' })}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.cell} scope="col">
                {formatMessage({ id: 'product.size.column' })}
              </th>
              {measures.map((measure) => (
                <th key={measure} className={styles.cell} scope="col">
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, values }) => (
              <tr key={size}>
                <th className={styles.cell} scope="row">
                  {size}
                </th>
                {values.map((value, index) => (
                  <td key={measures[index]} className={styles.cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Modal>
  );
}
