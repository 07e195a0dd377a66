import { wakeEvent } from '@rukav/features/interaction/view';

/** Chrome, Edge and Yandex put the words of a text node into `<font>` elements, and take the text node out. */
const isTranslators = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/** Returns the element by which a translator has replaced the text of a record; undefined where it was no translator. */
const standInOf = ({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined =>
  [...addedNodes, previousSibling, nextSibling].find(isTranslators);

/** Text nodes that were replaced, with what stands in the place of each. */
function createStandIns() {
  const standIns = new WeakMap<Node, HTMLElement>();
  const originals = new WeakMap<Element, Text>();

  const forget = (text: Node) => {
    standIns.delete(text);
    Reflect.deleteProperty(text, 'nodeValue');
  };
  /** A new text of the node takes its place back. What is translated again is within what stands there already. */
  const remember = (text: Text, standIn: HTMLElement) => {
    if (standIns.get(text)?.contains(standIn)) return;
    standIns.set(text, standIn);
    originals.set(standIn, text);
    Object.defineProperty(text, 'nodeValue', {
      configurable: true,
      get: () => text.data,
      set: (words: string) => {
        text.data = words;
        standIn.replaceWith(text);
        forget(text);
      },
    });
  };
  /** Takes away what stands for a node, as the node itself is put elsewhere. */
  const drop = (node: Node) => {
    const standIn = standIns.get(node);
    if (!standIn) return;
    standIn.remove();
    forget(node);
  };
  /** Puts the text nodes of a part back into their places. */
  const restore = (part: Element) => {
    for (const standIn of part.querySelectorAll('font')) {
      const text = originals.get(standIn);
      if (!text || standIns.get(text) !== standIn) continue;
      standIn.replaceWith(text);
      forget(text);
    }
  };
  /** The child of a parent that stands for a node: the node itself, or what has replaced it. */
  const childOf = (parent: Node, node: Node): Node | undefined =>
    node.parentNode === parent ? node : [standIns.get(node)].find((one) => one?.parentNode === parent);

  return { remember, drop, restore, childOf };
}

/**
 * Keeps React working on a page whose text nodes a translator has replaced: React goes on removing them, inserting before them and
 * writing new text into them (docs/decisions/0080-a-translated-page-goes-on.md). What is done to such a node is done to what stands in
 * its place; a new text takes its place back, for the translator to read. A part of the page that is about to be hydrated gets its
 * texts back first. To be called once, before React draws.
 */
export function followTranslator(page: Node): void {
  const { remember, drop, restore, childOf } = createStandIns();
  const { removeChild, insertBefore, appendChild } = Node.prototype;

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      const present = childOf(this, child);
      if (present ?? !(child instanceof Text)) removeChild.call(this, present ?? child);
      return child;
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      drop(node);
      const next = before && (childOf(this, before) ?? (before instanceof Text ? null : before));
      return insertBefore.call(this, node, next);
    },
    appendChild(this: Node, node: Node) {
      drop(node);
      return appendChild.call(this, node);
    },
  });

  page.addEventListener(wakeEvent, ({ target }) => {
    if (target instanceof Element) restore(target);
  });
  new MutationObserver((records) => {
    for (const record of records) {
      for (const text of record.removedNodes) {
        if (!(text instanceof Text)) continue;
        const standIn = standInOf(record);
        // React moves texts of its own as well, beside translated ones.
        if (standIn && (!text.isConnected || standIn.contains(text))) remember(text, standIn);
      }
    }
  }).observe(page, { childList: true, subtree: true });
}
