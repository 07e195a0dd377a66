import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { messages } from '../vite.messages.ts';
import { effectorSids, noHookShim, noIcuParser, noInjectedStyles, oneFormatter } from '../vite.shared.ts';

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|react-intl|@formatjs|intl-messageformat|cookie)[\\/]/;

/** What every page draws. Small files compress badly, and each costs a request. */
const everywhere = new RegExp(
  [
    'site/app/(?:boot|contexts|cookies|navigation|scope)\\.tsx?',
    'contract/src/(?:(?:account|cart|catalogue|content|session)/calls|call|limits|locale|picture-address|picture|values)',
    'design-system/src/theme/',
    'design-system/src/internal/(?:Anchor|MouseTip|Ring|Swatch|class-names|isLight|spaces|visuallyHidden)',
    'design-system/src/components/(?:BackToTop|Badge|BannerTile|Breadcrumbs|Button|CategoryTile|EmptyState|Heading|Hidden|Icon|IconButton|Link|Notice|Picture|Price|ProductTile|SkipLink|Spinner|Stack|StickyBar|StickyColumn|Text)/',
    'design-system/src/components/ModalStack/(?:mark|historyGate)',
    'features/src/platform/(?!overlays/ErrorModalView|locale/dates)',
    'features/src/composition/shell/(?!MenuModal|LocaleModal)',
    'features/src/domain/(?:checkout/draft-storage|obtaining/geolocation|profile/present-path)',
    'features/src/domain/catalogue/(?:queries|crumbs|banner|tile)',
  ].join('|'),
);

/** What runs in a row: on the main page and below a product. */
const carousel = /design-system\/src\/components\/Carousel\//;

/** What a page with choices draws: a listing, a cart. */
const choices = /design-system\/src\/(?:components\/Select\/|internal\/FieldFrame)/;

/** A listing with its facets, which are there at once on a desktop. */
const listing =
  /features\/src\/domain\/catalogue\/(?:CataloguePage|category|listing\/(?!FacetDrawer|DrawerFacets))|design-system\/src\/components\/(?:FacetGroup|FacetList|ColourSwatches|SizeGrid|FacetRange|FacetToggle|AppliedFacets|LoadMore)\//;

/** A product, from its gallery to the shops that have it. */
const product =
  /features\/src\/domain\/product\/(?!modals|CollectModal|SizeTableModal|ZoomModal|StoreList|StoreTile|messages)|design-system\/src\/components\/(?:Gallery|Accordion)\//;

/** What lies above the pages, asked for with the first touch. */
const layers =
  /site\/app\/Layers|features\/src\/(?:domain|composition|platform)\/[a-z-]+\/modals|design-system\/src\/components\/(?:ModalStack\/(?!ModalFrame|ModalSurface|mark|historyGate)|Toasts\/(?!ToastRegion))/;

const groups = [
  { name: 'vendor', test: vendor, priority: 4 },
  { name: 'everywhere', test: everywhere, priority: 3 },
  { name: 'layers', test: layers, priority: 2 },
  { name: 'carousel', test: carousel, priority: 2 },
  { name: 'choices', test: choices, priority: 2 },
  { name: 'listing', test: listing, priority: 1 },
  { name: 'product', test: product, priority: 1 },
];

export default defineConfig({
  plugins: [effectorSids(), messages(), noInjectedStyles(), vanillaExtractPlugin(), reactRouter()],
  resolve: { alias: { ...noIcuParser, ...noHookShim, ...oneFormatter } },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // No module here reads a property for the sake of what its getter does.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
  // Found before the first page, or it loads again when more come up.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/**/*.tsx'] },
  server: { fs: { allow: ['..'] } },
});
