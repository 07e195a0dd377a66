import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { messages } from '../vite.messages.ts';
import { effectorSids, noIcuParser } from '../vite.shared.ts';

const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|effector|effector-react|use-sync-external-store|react-intl|@formatjs|intl-messageformat|cookie)[\\/]/;

/** What every page draws. Small files compress badly, and each costs a request. */
const everywhere = new RegExp(
  [
    'contract/src/',
    'design-system/src/theme/',
    'design-system/src/internal/(?:Anchor|Ring|Swatch|class-names|isLight|spaces|visuallyHidden)',
    'design-system/src/components/(?:BackToTop|Badge|BannerTile|Breadcrumbs|Button|CategoryTile|EmptyState|Heading|Hidden|Icon|IconButton|Inline|Link|Notice|Picture|Plate|Price|ProductTile|SkipLink|Spinner|Stack|Text)/',
    'design-system/src/components/ModalStack/(?!ModalFrame|ModalSurface|loadSurface)',
    'design-system/src/components/Toasts/(?:createToasts|index|Toasts)',
    'features/src/platform/(?!overlays/ErrorModalView)',
    'features/src/composition/shell/(?!MenuModal|LocaleModal)',
    'features/src/domain/catalogue/(?:index|crumbs|banner|tile)',
  ].join('|'),
);

const groups = [
  { name: 'vendor', test: vendor, priority: 2 },
  { name: 'everywhere', test: everywhere, priority: 1 },
];

export default defineConfig({
  plugins: [effectorSids(), messages(), vanillaExtractPlugin(), reactRouter()],
  resolve: { alias: noIcuParser },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    },
  },
  server: { fs: { allow: ['..'] } },
});
