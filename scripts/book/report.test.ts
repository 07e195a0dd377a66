import { expect, test } from 'vitest';
import type { EntryPoint } from './entry-points.ts';
import { entryOf, gapsOf, proofsOf, totalsOf } from './report.ts';

const prop = (name: string, isDocumented: boolean, wanted: readonly string[]) => ({
  name,
  type: 'string',
  isRequired: false,
  byDefault: '',
  words: isDocumented ? 'What it is.' : '',
  isDocumented,
  wanted,
});

const entryPoint: EntryPoint = {
  exports: [{ name: 'Bulb', isDocumented: false }],
  components: [
    {
      name: 'Lamp',
      props: [prop('bulb', true, ['warm', 'cold']), prop('icon', false, ['*'])],
    },
    { name: 'Shade', props: [prop('isOpen', true, ['true'])] },
  ],
};
const stories = {
  drawn: new Map([
    ['Lamp.bulb', new Set(['warm'])],
    ['Lamp.icon', new Set(['sun'])],
  ]),
  behaviours: ['AKeyTurnsItOn'],
};

test('an entry names what has no words and what no story draws; one of a catalogue is enough', () => {
  const entry = entryOf('Lamp', entryPoint, stories, [], true);

  expect(entry.undocumented).toEqual(['Bulb', 'icon']);
  expect(entry.undrawn).toEqual(['bulb=cold', 'Shade.isOpen=true']);
});

test('without a story file nothing is drawn', () => {
  const entry = entryOf('Lamp', entryPoint, undefined, undefined, false);

  expect(entry.undrawn).toEqual(['bulb=warm', 'bulb=cold', 'icon=*', 'Shade.isOpen=true']);
  expect(gapsOf(entry).slice(0, 3)).toEqual([
    '  has no story file',
    '  has no page',
    '  has no cost: npm run costs -- Lamp',
  ]);
});

test('behaviours are printed as sentences', () => {
  expect(proofsOf(entryOf('Lamp', entryPoint, stories, [], true))).toEqual(['  proves: a key turns it on']);
});

test('totals add up the entries', () => {
  const entries = [
    entryOf('Lamp', entryPoint, stories, [], true),
    entryOf('Lamp', entryPoint, undefined, undefined, false),
  ];

  expect(totalsOf(entries)).toEqual({
    components: 2,
    undocumented: 4,
    undrawn: 6,
    storyless: 1,
    pageless: 1,
    unweighed: 1,
    unproven: 0,
    behaviours: 1,
  });
});
