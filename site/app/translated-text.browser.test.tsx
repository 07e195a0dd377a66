import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { wakeEvent } from '@rukav/features/interaction/view';
import { followTranslator } from './translated-text';

let root: Root;
let change: (next: Partial<Shown>) => void;
const place = document.body.appendChild(document.createElement('div'));

interface Shown {
  price: string;
  isReduced: boolean;
  sizes: readonly string[];
}

/** Texts beside conditional siblings, and a list of texts. */
function Product() {
  const [shown, setShown] = useState<Shown>({ price: '100', isReduced: true, sizes: ['42', '44'] });
  useLayoutEffect(() => {
    change = (next) => flushSync(() => setShown((before) => ({ ...before, ...next })));
  }, []);
  return (
    <p>
      {shown.isReduced && <del>200</del>}
      {shown.price} ₽{shown.isReduced && ' сегодня'}
      {shown.sizes.map((size) => `; ${size}`)}
      {!shown.isReduced && <b>!</b>}
    </p>
  );
}

const textsOf = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** Puts each text of the page into two `<font>`s, as translators do: in the place of the text node, or around it. */
async function translate(keeps: boolean) {
  for (const text of textsOf(place)) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(keeps ? text : text.data);
  }
  // The observer hears of it in a microtask.
  await Promise.resolve();
}

beforeAll(() => followTranslator(document));
afterEach(() => flushSync(() => root.unmount()));

test.each([
  ['replaces the text nodes', false],
  ['keeps the text nodes', true],
])('a page goes on and shows what changes, where a translator %s', async (_, keeps) => {
  root = createRoot(place);
  flushSync(() => root.render(<Product />));
  const shown: (string | null)[] = [];
  const then = async (next: Partial<Shown>) => {
    change(next);
    shown.push(place.textContent);
    await translate(keeps);
  };
  await translate(keeps);

  await then({ price: '90' });
  await then({ isReduced: false });
  await then({ sizes: ['44', '46'], price: '80' });
  await then({ isReduced: true, sizes: [] });

  expect(shown).toEqual(['20090 ₽ сегодня; 42; 44', '90 ₽; 42; 44!', '80 ₽; 44; 46!', '20080 ₽ сегодня']);
});

test.each([
  ['replaces the text nodes', false],
  ['keeps the text nodes', true],
])(
  'a part that is about to be hydrated has the texts that the server sent, where a translator %s',
  async (_, keeps) => {
    root = createRoot(place);
    flushSync(() => root.render(<Product />));
    const sent = place.innerHTML;
    await translate(keeps);
    await translate(keeps);
    expect(place.innerHTML).not.toBe(sent);

    place.firstElementChild?.dispatchEvent(new Event(wakeEvent, { bubbles: true }));

    expect(place.innerHTML).toBe(sent);
  },
);

test('what is no child of its parent is still an error where it is an element', () => {
  expect(() => place.removeChild(document.createElement('b'))).toThrow(/not a child/);
});
