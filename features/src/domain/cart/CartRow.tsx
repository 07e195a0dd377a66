import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Badge } from '@rukav/design-system/Badge';
import { IconButton } from '@rukav/design-system/IconButton';
import { Link } from '@rukav/design-system/Link';
import { Picture } from '@rukav/design-system/Picture';
import { Price } from '@rukav/design-system/Price';
import { QuantityStepper } from '@rukav/design-system/QuantityStepper';
import { Select } from '@rukav/design-system/Select';
import { Spinner } from '@rukav/design-system/Spinner';
import type { Currency } from '@rukav/contract';
import { formatMoney } from '../../platform/locale/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import * as styles from './Cart.css.ts';
import { $chosenQuantities, lineDeleted, quantityChosen, skuChosen } from './change-lines.ts';
import { mostOf, priceChangeOf, type DrawnLine } from './lines.ts';
import { $waitingRows } from './model.ts';

export interface CartRowProps extends DrawnLine {
  currency: Currency;
}

/** One row of the cart: what it is, in which size, how many, for how much; and away with it. */
export function CartRow({ row, line, product, currency }: CartRowProps) {
  const { formatMessage } = useIntl();
  const { waiting, remove } = useUnit({ waiting: $waitingRows, remove: lineDeleted });
  const money = (minor: number) => formatMoney(minor, currency);
  const { isSoldOut } = line;
  const change = priceChangeOf(line);

  return (
    <li className={styles.row} aria-busy={waiting.has(row)}>
      <div className={styles.picture}>
        <Picture {...portraitSource(product.picture)} alt="" sizes="132px" />
      </div>
      <div className={styles.facts}>
        <Link href={product.url} emphasis="plain">
          {product.name}
        </Link>
        {(isSoldOut || product.colors.length < 2) && (
          <p className={styles.quiet}>{formatMessage({ id: 'cart.line.color' }, { color: product.color })}</p>
        )}
        {isSoldOut && (
          <p className={styles.quiet}>{formatMessage({ id: 'cart.line.size' }, { size: product.size })}</p>
        )}
        {isSoldOut && (
          <Badge tone="danger">
            {formatMessage({
              id: line.isInOtherCities ? 'cart.line.soldout.elsewhere' : 'cart.line.soldout',
            })}
          </Badge>
        )}
        {line.isLastSize && !isSoldOut && <Badge>{formatMessage({ id: 'cart.line.last' })}</Badge>}
        {change && (
          <p className={styles.quiet}>
            {formatMessage(
              { id: change.isLower ? 'cart.line.priceFell' : 'cart.line.priceRose' },
              { price: money(change.was) },
            )}
          </p>
        )}
        {line.employeeNumber !== undefined && (
          <p className={styles.quiet}>
            {formatMessage({ id: 'cart.line.employee' }, { number: line.employeeNumber })}
          </p>
        )}
      </div>
      <LineSum line={line} currency={currency} />
      <div className={styles.controls}>
        {!isSoldOut && <LineControls row={row} line={line} product={product} />}
        <div className={styles.remove}>
          {waiting.has(row) && <Spinner size="small" label={formatMessage({ id: 'cart.line.waiting' })} />}
          <IconButton
            icon="trash"
            label={formatMessage({ id: 'cart.line.deleteNamed' }, { name: product.name, size: product.size })}
            onPress={() => remove({ row })}
          />
        </div>
      </div>
    </li>
  );
}

function LineControls({ row, line, product }: DrawnLine) {
  const { formatMessage } = useIntl();
  const { chosen, waiting, chooseQuantity, chooseSku } = useUnit({
    chosen: $chosenQuantities,
    waiting: $waitingRows,
    chooseQuantity: quantityChosen,
    chooseSku: skuChosen,
  });
  const { name, sizes, colors } = product;
  const most = mostOf(product, line.quantity);

  return (
    <>
      <div className={styles.size}>
        <Select
          label={formatMessage({ id: 'cart.line.sizeOf' }, { name })}
          isLabelHidden
          value={line.skuId}
          options={sizes.map(({ skuId, size, isAvailable }) => ({
            value: skuId,
            label:
              isAvailable || skuId === line.skuId
                ? size
                : formatMessage({ id: 'cart.line.sizeNone' }, { size }),
            isDisabled: !isAvailable && skuId !== line.skuId,
          }))}
          onChange={(skuId) => chooseSku({ row, skuId })}
        />
      </div>
      {colors.length > 1 && (
        <div className={styles.colour}>
          <Select
            label={formatMessage({ id: 'cart.line.colorOf' }, { name })}
            isLabelHidden
            value={line.skuId}
            options={colors.map(({ skuId, color, isAvailable }) => ({
              value: skuId,
              label:
                isAvailable || skuId === line.skuId
                  ? color
                  : formatMessage({ id: 'cart.line.sizeNone' }, { size: color }),
              isDisabled: !isAvailable && skuId !== line.skuId,
            }))}
            onChange={(skuId) => chooseSku({ row, skuId })}
          />
        </div>
      )}
      <QuantityStepper
        label={formatMessage({ id: 'cart.line.quantity' }, { name })}
        value={chosen[row] ?? line.quantity}
        maxValue={most}
        maxNote={formatMessage({ id: 'cart.line.most' }, { count: String(most) })}
        labels={{
          decrease: formatMessage({ id: 'cart.line.less' }, { name }),
          increase: formatMessage({ id: 'cart.line.more' }, { name }),
        }}
        isPending={waiting.has(row)}
        onChange={(quantity) => chooseQuantity({ row, quantity })}
      />
    </>
  );
}

function LineSum({ line, currency }: Pick<CartRowProps, 'line' | 'currency'>) {
  const { formatMessage } = useIntl();
  const { pricePerItem, catalogPrice, quantity } = line;
  const sum = (each: number) => formatMoney(each * quantity, currency);

  return (
    <div className={styles.sum}>
      <Price
        current={sum(pricePerItem)}
        {...(catalogPrice > pricePerItem && { old: sum(catalogPrice) })}
        labels={{
          current: formatMessage({ id: 'cart.price' }),
          old: formatMessage({ id: 'cart.price.old' }),
        }}
      />
      {quantity > 1 && (
        <p className={styles.quiet}>
          {formatMessage({ id: 'cart.line.each' }, { price: formatMoney(pricePerItem, currency) })}
        </p>
      )}
    </div>
  );
}
