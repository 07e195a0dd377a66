import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Product, Sku } from '@rukav/contract/product/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { ColourPicker } from '@rukav/design-system/ColourPicker';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import { SizePicker } from '@rukav/design-system/SizePicker';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { thumbSource } from '../../platform/pictures/index.ts';
import { Heart } from '../favourites/view.ts';
import { RatingLink } from '../reviews/view.ts';
import { DeliveryTerms } from './DeliveryTerms.tsx';
import { $missedCount, $shown, $wanting, isForShopsOnly, isToBeHad, sizeChosen } from './index.ts';
import * as styles from './Product.css.ts';
import { ProductPrice } from './ProductPrice.tsx';
import { PurchaseAction } from './PurchaseAction.tsx';

/** What it is, what it costs, in which colour and size; and into the cart. */
export function PurchasePanel({ product }: { product: Product }) {
  const { formatMessage } = useIntl();
  const { shown, missedCount, wanting, choose, go, open } = useUnit({
    shown: $shown,
    missedCount: $missedCount,
    wanting: $wanting,
    choose: sizeChosen,
    go: addressRequestedFx,
    open: openModalFx,
  });
  const sizes = useRef<HTMLDivElement>(null);
  const { sku } = shown;
  const isSoldOut = !product.skus.some(isToBeHad);
  const isCollected = sku ? isForShopsOnly(sku) : !product.skus.some(isOnline);

  useEffect(() => {
    if (missedCount > 0) sizes.current?.focus();
  }, [missedCount]);

  const lack = () => {
    if (wanting !== null && !isSoldOut)
      return formatMessage({ id: 'product.size.wanting' }, { size: wanting });
    return missedCount > 0 ? formatMessage({ id: 'product.size.missed' }) : undefined;
  };
  const error = lack();

  return (
    <div className={styles.purchase}>
      <div className={styles.heading}>
        <div className={styles.name}>
          <Heading level={1} size="medium">
            {product.name}
          </Heading>
          <Heart productId={product.id} name={product.name} />
        </div>
        <RatingLink product={product} />
        <ProductPrice product={product} />
      </div>
      <ColourPicker
        label={formatMessage({ id: 'product.color' })}
        value={product.id}
        options={product.models.map(({ id, color, picture, isAvailable }) => ({
          value: id,
          label: color.name,
          hex: color.hex,
          picture: thumbSource(picture),
          ...(!isAvailable && { note: formatMessage({ id: 'product.color.none' }) }),
        }))}
        onChange={(id) => {
          const model = product.models.find((one) => one.id === id);
          if (model) void go({ to: `/product/${model.url}`, replace: true, keepScroll: true });
        }}
      />
      <SizePicker
        ref={sizes}
        label={formatMessage({ id: 'product.size' })}
        options={product.skus.map((one) => ({
          value: one.id,
          label: one.size,
          isSoldOut: !isToBeHad(one),
          isApart: isForShopsOnly(one),
          ...noteOf(one, (id) => formatMessage({ id })),
        }))}
        {...(sku && { value: sku.id })}
        onChange={choose}
        {...(error !== undefined && { error })}
        guide={
          <Button
            emphasis="plain"
            size="small"
            opens="dialog"
            onPress={() => void open({ id: 'size-table', props: {} })}
          >
            {formatMessage({ id: 'product.size.table' })}
          </Button>
        }
      />
      <div className={styles.actions}>
        {isSoldOut ? (
          <p>{formatMessage({ id: 'product.soldOut.text' })}</p>
        ) : (
          <PurchaseAction product={product} />
        )}
        <p className={styles.quiet}>
          {formatMessage({ id: 'product.returns' })}{' '}
          <Link href="/pages/vozvrat_tovara">{formatMessage({ id: 'product.returns.link' })}</Link>
        </p>
      </div>
      {!isSoldOut && (
        <DeliveryTerms
          subtotal={product.price.discountPrice ?? product.price.basePrice}
          skuId={sku?.id ?? null}
          isCollected={isCollected}
        />
      )}
      <p className={styles.quiet}>{formatMessage({ id: 'product.code' }, { code: product.code })}</p>
    </div>
  );
}

const isOnline = ({ availability }: Sku) => availability.isOnlineAvailable;

type NoteId = 'product.size.none' | 'product.size.last' | 'product.size.stores';

/** What is said of a size: nothing when it can simply be had. */
function noteOf(sku: Sku, text: (id: NoteId) => string): { note?: string } {
  if (!isToBeHad(sku)) return { note: text('product.size.none') };
  if (isForShopsOnly(sku)) return { note: text('product.size.stores') };
  return sku.availability.isLast ? { note: text('product.size.last') } : {};
}
