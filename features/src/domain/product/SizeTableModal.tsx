import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Modal } from '@rukav/design-system/Modal';
import { Stack } from '@rukav/design-system/Stack';
import { Table } from '@rukav/design-system/Table';
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
      <Stack space="medium">
        <p className={styles.quiet}>{formatMessage({ id: 'product.size.table.note' })}</p>
        <Table
          caption={formatMessage({ id: 'product.size.table' })}
          isCaptionHidden
          whenNarrow="scroll"
          columns={[
            { id: 'size', label: formatMessage({ id: 'product.size.column' }) },
            ...measures.map((measure) => ({ id: measure, label: measure, align: 'end' as const })),
          ]}
          rows={rows.map(({ size, values }) => ({
            id: size,
            cells: {
              size,
              ...Object.fromEntries(measures.map((measure, index) => [measure, values[index]])),
            },
          }))}
        />
      </Stack>
    </Modal>
  );
}
