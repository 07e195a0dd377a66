import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Breadcrumbs } from '@rukav/design-system/Breadcrumbs';
import { Button } from '@rukav/design-system/Button';
import { Gallery } from '@rukav/design-system/Gallery';
import { Plate } from '@rukav/design-system/Plate';
import { StickyColumn } from '@rukav/design-system/StickyColumn';
import { AfterPaint } from '../../platform/interaction/view.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { portraitSource } from '../../platform/pictures/index.ts';
import { crumbsOf, ProductRow } from '../catalogue/view.ts';
import { LateShelves, RememberViewed } from '../recommendations/view.ts';
import { Details } from './Details.tsx';
import { gallerySizes } from './gallery-sizes.ts';
import { $shown } from './index.ts';
import * as styles from './Product.css.ts';
import { ProductMeta } from './ProductMeta.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import { Voices } from './Voices.tsx';

/** A product: its photographs, and beside them everything that leads into the cart. */
export function ProductPage() {
  const { formatMessage } = useIntl();
  const { shown, open } = useUnit({ shown: $shown, open: openModalFx });
  const { product } = shown;
  if (!product) return null;
  const count = String(product.pictures.length);

  return (
    <div className={styles.page}>
      <ProductMeta product={product} />
      <Breadcrumbs
        label={formatMessage({ id: 'catalogue.breadcrumbs' })}
        crumbs={[
          ...crumbsOf([...product.breadcrumbs, { name: '', url: '' }]).slice(0, -1),
          { label: product.name },
        ]}
      />
      <div className={styles.columns}>
        <Gallery
          key={product.id}
          label={formatMessage({ id: 'product.photos' }, { name: product.name })}
          pictures={product.pictures.map((picture) => ({
            id: picture.code,
            alt: picture.alt,
            ...portraitSource(picture),
          }))}
          positionLabel={(position) =>
            formatMessage({ id: 'product.photo' }, { position: String(position), count })
          }
          zoomLabel={formatMessage({ id: 'product.zoom' })}
          onZoom={(index) => void open({ id: 'zoom', props: { index } })}
          sizes={gallerySizes}
          plates={product.markerPlates.map(({ plateId, caption }) => (
            <Plate key={plateId} tone={plateId === 'sale' ? 'accent' : 'neutral'}>
              {caption}
            </Plate>
          ))}
        />
        <StickyColumn>
          <PurchasePanel product={product} />
        </StickyColumn>
        <div className={styles.details}>
          <Details product={product} />
          <Voices product={product} />
        </div>
      </div>
      <div className={styles.rows}>
        <AfterPaint>
          {product.kits.map((kit) => (
            <div key={kit.id} className={styles.kit}>
              <ProductRow title={kit.name} products={kit.products} />
              {kit.percent !== null && (
                <p>{formatMessage({ id: 'product.look.lowered' }, { percent: String(kit.percent) })}</p>
              )}
              <Button
                emphasis="quiet"
                opens="dialog"
                onPress={() => void open({ id: 'look', props: { kitId: kit.id } })}
              >
                {formatMessage({ id: 'product.look.open' })}
              </Button>
            </div>
          ))}
          {product.similar.length > 0 && (
            <ProductRow title={formatMessage({ id: 'product.similar' })} products={product.similar} />
          )}
        </AfterPaint>
      </div>
      <LateShelves key={product.id} pattern="product" ids={[product.id]} />
      <RememberViewed id={product.id} />
    </div>
  );
}
