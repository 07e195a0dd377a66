import { virtual } from '@guidepup/virtual-screen-reader';
import { userEvent } from 'vitest/browser';

/** What a shopper who does not see the page does, step by step. */
export interface Listener {
  /** Presses keys, and hears what follows from it. `until` waits for what comes late. */
  press: (keys: string, until?: () => Promise<unknown>) => Promise<void>;
  /** Does something that is not a key, such as what the store does by itself. */
  happens: (what: string, act: () => unknown) => Promise<void>;
  /** Reads on, to the end of what there is or so many phrases. */
  readOn: (phrases?: number) => Promise<void>;
}

const longest = 80;
/** Live regions speak after the page has come to rest. */
const settled = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Where a real reader is: on the option that is marked while the focus stays in its field, else on the focus. */
function followFocus() {
  const focused = document.activeElement;
  const marked = focused?.getAttribute('aria-activedescendant');
  const target = (marked && document.getElementById(marked)) || focused;
  if (target === document.body) return;
  // The virtual reader looks at what gets the focus and not at what changes there: what is new is said, the same is not.
  const event = new FocusEvent('focusin');
  Object.defineProperty(event, 'target', { value: target });
  document.body.dispatchEvent(event);
}

const isSaid = (phrase: string) => !/^(?:polite|assertive): $/.test(phrase);
const isEnd = (phrase: string) => /^(?:document$|end of (?:document|dialog|alertdialog))/.test(phrase);

/**
 * Walks with the virtual screen reader and returns what was heard: a line for each phrase, under the step in brackets
 * that it follows from. Compare it with a reviewed file. The words of roles and states are the reader's own; it takes an
 * alert dialog for a live region, and knows nothing of `summary`.
 */
export async function listen(walk: (listener: Listener) => Promise<void>) {
  const lines: string[] = [];
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();

  const heard = async (step: string, act: () => unknown) => {
    lines.push(`[${step}]`);
    await act();
    await settled();
    if (!step.startsWith('read')) followFocus();
    await settled();
    lines.push(...(await virtual.spokenPhraseLog()).filter(isSaid));
    await virtual.clearSpokenPhraseLog();
  };
  const readOn = async (phrases = longest) => {
    for (let read = 0; read < phrases; read += 1) {
      await virtual.next();
      if (isEnd(await virtual.lastSpokenPhrase())) return;
    }
  };

  try {
    await walk({
      press: (keys, until) =>
        heard(keys.replaceAll(/[{}]/g, ' ').trim(), async () => {
          await userEvent.keyboard(keys);
          await until?.();
        }),
      happens: (what, act) => heard(what, act),
      readOn: (phrases) => heard('read on', () => readOn(phrases)),
    });
  } finally {
    await virtual.stop();
  }
  return `${lines.join('\n')}\n`;
}
