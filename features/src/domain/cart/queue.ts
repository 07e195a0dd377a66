/** What waits for the cart, and the one thing that it is busy with. */
export interface Queue<Item> {
  running: Item | null;
  waiting: readonly Item[];
}

/** What the queue needs to know of an item: a key makes a later item take the place of a waiting one. */
export interface Keyed {
  key?: string | undefined;
}

/** An item at the end; a waiting one with the same key makes way, and what waited for it waits for the new one. */
export function put<Item extends Keyed>(
  { running, waiting }: Queue<Item>,
  item: Item,
  joined: (replaced: Item, by: Item) => Item,
): Queue<Item> {
  const at = item.key === undefined ? -1 : waiting.findIndex(({ key }) => key === item.key);
  const replaced = waiting[at];
  return {
    running,
    waiting: replaced ? waiting.with(at, joined(replaced, item)) : [...waiting, item],
  };
}

/** The first of those that wait begins, unless something runs already. */
export function begin<Item>(queue: Queue<Item>): Queue<Item> {
  const [first, ...others] = queue.waiting;
  return queue.running !== null || first === undefined ? queue : { running: first, waiting: others };
}

/** What ran is over, however it ended. */
export const end = <Item>({ waiting }: Queue<Item>): Queue<Item> => ({ running: null, waiting });

/** Whether the next one can begin. */
export const isReady = <Item>({ running, waiting }: Queue<Item>) => running === null && waiting.length > 0;
