import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { afterAll, expect, test } from 'vitest';
import { openSources } from './compiler.ts';
import { readEntryPoint } from './entry-points.ts';
import { readStories } from './stories.ts';

const sources = openSources(
  '/book/tsconfig.json',
  createVirtualFileSystem({
    '/book/tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "strict": true } }',
    '/book/Lamp/index.ts': `export { Lamp, type LampProps } from './Lamp';\nexport { type Bulb } from './Lamp';`,
    '/book/Lamp/Lamp.tsx': `
      export type Bulb = 'warm' | 'cold';
      interface Switched {
        /** Whether it shines. */
        isOn?: boolean;
        href?: undefined;
      }
      interface Linked { href: string }
      export type LampProps = (Switched | Linked) & {
        /**
         * What it shines with.
         *
         * @default 'warm'
         */
        bulb?: Bulb;
        height: 1 | 2;
        /** Another colour, or one of ours. */
        colour?: string;
      };
      /** Shines. */
      export function Lamp({ bulb }: LampProps) { return null; }`,
    '/book/Lamp.stories.tsx': `
      import { Lamp } from './Lamp';
      const shared = { height: 2 } as const;
      const meta = { component: Lamp, args: { ...shared, isOn: true } };
      export default meta;
      export const Default = {};
      export const Bulbs = { render: () => (['warm', 'cold'] as const).map((bulb) => <Lamp bulb={bulb} height={1} />) };
      export const Shining = { render: () => <Lamp isOn height={1} /> };
      export const AKeyTurnsItOn = { args: { colour: 'red' }, play: () => {} };`,
  }),
);
afterAll(() => sources.close());

test('an entry point says its components, and which of their props have a docstring', () => {
  const { components } = readEntryPoint(sources, '/book/Lamp/index.ts');

  expect(components.map(({ name }) => name)).toEqual(['Lamp']);
  const words = Object.fromEntries(
    components[0]?.props.map(({ name, isDocumented }) => [name, isDocumented]) ?? [],
  );
  expect(words).toEqual({ isOn: true, bulb: true, colour: true, height: false, href: false });
});

test('the props of a component need no words as a type, and any other export does', () => {
  const { exports } = readEntryPoint(sources, '/book/Lamp/index.ts');

  expect(exports).toEqual([
    { name: 'Lamp', isDocumented: true },
    { name: 'Bulb', isDocumented: false },
  ]);
});

test('stories are wanted of every value of a closed vocabulary but the default, and of yes', () => {
  const [lamp] = readEntryPoint(sources, '/book/Lamp/index.ts').components;

  const wanted = Object.fromEntries(lamp?.props.map((prop) => [prop.name, prop.wanted]) ?? []);

  expect(wanted).toEqual({ isOn: ['true'], bulb: ['cold'], height: ['1', '2'], colour: [], href: [] });
});

test('values are drawn by args, by what args take over, by attributes and by every round of a loop', () => {
  const { drawn } = readStories(sources, '/book/Lamp.stories.tsx');

  expect([...(drawn.get('Lamp.height') ?? [])].toSorted()).toEqual(['1', '2']);
  expect([...(drawn.get('Lamp.isOn') ?? [])]).toEqual(['true']);
  expect([...(drawn.get('Lamp.bulb') ?? [])].toSorted()).toEqual(['cold', 'warm']);
});

test('a story that plays is a behaviour', () => {
  expect(readStories(sources, '/book/Lamp.stories.tsx').behaviours).toEqual(['AKeyTurnsItOn']);
});
