declare global {
  /** Replies that were asked for together with the scripts, by address. */
  var earlyFetches: Record<string, Promise<Response>> | undefined;
}

/** Longest wait for an answer, ms: who takes it has no limit of his own. */
const timeout = 15_000;
/** How long an answer that was asked for early is worth taking, ms. */
const worth = 60_000;
/** How many such answers are kept: a pointer passes over many links. */
const most = 12;

interface Early {
  answer: Promise<Response>;
  at: number;
}

/** What the starter of the scripts has asked for (`late-scripts.ts`), and what is asked for since. */
const earlies = new Map<string, Early>(
  Object.entries(globalThis.earlyFetches ?? {}).map(([address, answer]) => [
    address,
    { answer, at: performance.now() },
  ]),
);

const isFresh = ({ at }: Early) => performance.now() - at < worth;

/** Asks for an address before anybody needs its answer. One that fails is asked for again by whoever needs it. */
export function fetchEarly(address: string): void {
  const before = earlies.get(address);
  if (before && isFresh(before)) return;
  const answer = fetch(address, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  });
  earlies.delete(address);
  earlies.set(address, { answer, at: performance.now() });
  answer.then(
    ({ ok }) => {
      if (!ok) earlies.delete(address);
    },
    () => earlies.delete(address),
  );
  for (const oldest of earlies.keys()) {
    if (earlies.size <= most) break;
    earlies.delete(oldest);
  }
}

/** What was asked for early at an address, once; undefined where nothing was, or too long ago. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = earlies.get(address);
  earlies.delete(address);
  return early && isFresh(early) ? early.answer : undefined;
}
