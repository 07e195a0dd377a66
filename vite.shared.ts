import { basename } from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import type { Plugin } from 'vite';

/** What is found again by its SID: stores in the values of a page, effects in the handlers of a scope. */
const onlyFound = Object.fromEntries(
  ['events', 'samples', 'attaches', 'combines', 'merges', 'splits'].map((kind) => [kind, false]),
);

const effectorPreset = (options: Record<string, boolean>) =>
  defineRolldownBabelPreset({
    preset: () => ({
      plugins: [['effector/babel-plugin', { addLoc: false, ...options }]],
    }),
    rolldown: { filter: { id: /\.tsx?$/, code: /from\s+['"](effector|patronum)/ } },
  });

/**
 * Gives every effector unit a stable SID. It must be the first transform of a file in every build: SIDs hash file and
 * position, and a page whose server and browser SIDs differ loses its data silently. With `isLean` only the units that are found
 * again by their SID have one, and none has a name: both travel with every page and are read for each unit as it is made.
 */
export const effectorSids = ({ isLean = false } = {}): Plugin =>
  babel({
    presets: [effectorPreset(isLean ? { addNames: false, ...onlyFound } : { addNames: true })],
    sourceMap: true,
  }) as unknown as Plugin;

const ofReactIntl = createRequire(createRequire(import.meta.url).resolve('react-intl'));

/** react-intl and @formatjs/intl bring the same version of these each in a folder of its own; one copy is enough. */
export const oneFormatter = {
  'intl-messageformat': ofReactIntl.resolve('intl-messageformat'),
  '@formatjs/fast-memoize': createRequire(ofReactIntl.resolve('@formatjs/intl')).resolve(
    '@formatjs/fast-memoize',
  ),
};

/** Messages are compiled ahead of time, so the ICU parser never ships. */
export const noIcuParser = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** effector-react asks for a hook that React has had since 18 by way of its stand-in. */
export const noHookShim = {
  'use-sync-external-store/shim/index.js': 'react',
  'use-sync-external-store/shim/with-selector.js': 'use-sync-external-store/with-selector.js',
};

/** Storybook stands without an image service: codes of pictures lead to files that lie beside the stories. */
export const bookPictures = {
  '@rukav/contract/picture-address.ts': fileURLToPath(
    new URL('stories/features/picture-address.ts', import.meta.url),
  ),
};

/**
 * Keeps react-zoom-pan-pinch from putting a style element into the page, which a strict content security policy refuses
 * and reports. `GalleryZoom` brings the rules itself.
 */
export const noInjectedStyles = (): Plugin => ({
  name: 'rukav-no-injected-styles',
  transform: {
    filter: { id: /react-zoom-pan-pinch/, code: /styleInject\(css_\w+\);/ },
    handler: (code) => ({ code: code.replace(/styleInject\(css_\w+\);/g, ''), map: null }),
  },
});

/**
 * Leaves out React Aria's own words in 34 languages: in a browser the components bring theirs
 * (`design-system/src/internal/react-aria-words.ts`). A server has no window to find those in, and keeps them.
 */
export const noReactAriaWords = (): Plugin => ({
  name: 'rukav-no-react-aria-words',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-aria[\\/]dist[\\/]private[\\/]\w+[\\/]intlStrings\.mjs/ },
    handler: () => 'export default {};',
  },
});

/**
 * Takes out the questions of react-intl and React Aria whether the browser knows a language. Nothing follows from the answer but a
 * warning, or another language where the store's own is not known; and the first such question has the browser read all the languages that
 * it knows: 15 to 30 ms on a desktop, 60 to 120 on a phone, before anything of the page is awake, or when it is first touched.
 */
export const noLocaleQuestions = (): Plugin => ({
  name: 'rukav-no-locale-questions',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /@formatjs[\\/]intl|intl-messageformat|useDefaultLocale/, code: /supportedLocalesOf/ },
    handler: (code) => ({
      code: code.replaceAll(/Intl\.\w+\.supportedLocalesOf\(\s*([^()]+?)\s*\)/g, '[$1].flat()'),
      map: null,
    }),
  },
});

/**
 * Has React Aria take each language for one that is written from left to right, as the store's are. Asking the browser takes it 16 ms
 * on a desktop and 60 on a phone, when a page is first touched.
 */
export const leftToRightOnly = (): Plugin => ({
  name: 'rukav-left-to-right-only',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]utils\.mjs/ },
    handler: () => 'export const isRTL = () => false;',
  },
});

const unasked = [
  // What a formatter offers beside messages.
  /^\s*format(?!Message\b)\w+: format\w+\.bind\(.+\),?$/gm,
  /^\s*get(?:DurationFormat|RelativeTimeFormat|ListFormat|DisplayNames): memoize\([^]+?\n\t\t\}\),?$/gm,
  // Names for its developers, by which components that nobody draws count as used.
  /^\w+\.displayName = .+;$/gm,
];

/**
 * Leaves out what of react-intl the store never asks for: dates, numbers, lists and spans of time are written by
 * `features/src/platform/locale`, in a browser and on the server alike. Only messages remain.
 */
export const onlyMessages = (): Plugin => ({
  name: 'rukav-only-messages',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /(?:@formatjs[\\/]intl|react-intl)[\\/]index\.js/ },
    handler: (code) => ({
      code: unasked
        .reduce((left, part) => left.replaceAll(part, ''), code)
        .replaceAll(/= (createFormatted\w+\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});

const unusedOfRouter: Record<string, readonly string[]> = {
  // It finds out about routes as it goes: the site names all of them from the beginning (`site/react-router.config.ts`).
  'fog-of-war': [
    'export const isFogOfWarEnabled = () => false;',
    'export const getPatchRoutesOnNavigationFunction = () => undefined;',
    'export const useFogOFWarDiscovery = () => undefined;',
    // Asked for where there are routes to find out about, and on a server.
    'export const getPartialManifest = undefined;',
    'export const getManifestPath = undefined;',
    'export const getPathsWithAncestors = undefined;',
    'export const URL_LIMIT = undefined;',
    'export const handleClientVersionMismatch = undefined;',
  ],
  // It tells observers of navigation: the site has none in a browser.
  instrumentation: [
    'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
    // Asked for where there are observers.
    'export const getRouteInstrumentationUpdates = undefined;',
    'export const instrumentClientSideRouter = undefined;',
    'export const instrumentHandler = undefined;',
    'export const instrumentationResultMetaContext = undefined;',
  ],
};

/** Leaves out what of the router the store does not use in a browser. */
export const leanRouter = (): Plugin => ({
  name: 'rukav-lean-router',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /react-router[\\/]dist[\\/].+[\\/](?:fog-of-war|instrumentation)\.js/ },
    handler: (id) => unusedOfRouter[basename(id, '.js')]?.join('\n'),
  },
});
