import { keep, presentSession, read } from './browser';

const key = 'typed-text';
/** Time within which a field may appear after the page was loaded again, ms. */
const restoreSpan = 15_000;

/** A field's text as it was typed; the label tells fields apart whose ids React counts. */
type TypedField = [id: string, label: string, text: string];

/** Texts that were typed on one page in one session. */
interface TypedText {
  session: string;
  path: string;
  fields: TypedField[];
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsWithText =
  'textarea[id], input[id]:is([type=text], [type=email], [type=tel], [type=search], [type=date])';

const hidden = /^(?:cc-|one-time-code|.*password)/;
/** Secrets are not stored, not even for a moment, and no figures, as codes, PINs and numbers of cards are; but for a postal code. */
const isStorable = ({ autocomplete, inputMode }: Field) =>
  !hidden.test(autocomplete) && (inputMode !== 'numeric' || autocomplete === 'postal-code');

const labelOf = (field: Field) => field.labels?.[0]?.textContent ?? field.ariaLabel ?? '';

/** Fields that the shopper has written into since the page woke. */
const typed = new WeakSet<EventTarget>();

const isTyped = (field: Field) => typed.has(field) || field.value !== field.defaultValue;

/** Stores the texts of the page's fields that were typed, for the load that follows. */
function storeTypedText(session: string): void {
  const fields = [...document.querySelectorAll<Field>(fieldsWithText)].filter(
    (field) => isStorable(field) && isTyped(field),
  );
  const stored: TypedText = {
    session,
    path: window.location.pathname,
    fields: fields.map((field) => [field.id, labelOf(field), field.value]),
  };
  keep('sessionStorage', key, stored);
}

/**
 * Stores what is typed whenever a script loads the page again, as where a file of its build is gone. It belongs to the session that
 * there is now: what a member typed is not restored after a sign-out.
 */
export function keepTextOnReload(): void {
  const session = presentSession();
  document.addEventListener('input', ({ target }) => target && typed.add(target), { capture: true });
  // Browsers without the Navigation API put back texts of the forms that the server drew, and no others.
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload') storeTypedText(session);
  });
}

/** Writes a text into a field as a shopper does. */
function write(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isHere = ({ path }: TypedText) => path === window.location.pathname;

/** Returns what was stored of this page and session, once. */
function takeTypedText(): TypedText | undefined {
  const stored = read('sessionStorage', key) as TypedText | null;
  keep('sessionStorage', key, null);
  return stored?.session === presentSession() && isHere(stored) ? stored : undefined;
}

/**
 * Writes the stored texts into the fields that have others, each as soon as it is there, until the page is left. To be called once
 * React hears.
 */
export function restoreTypedText(): void {
  const stored = takeTypedText();
  if (!stored) return;
  const pending = new Set(stored.fields);
  const restore = () => {
    if (!isHere(stored)) pending.clear();
    for (const one of pending) {
      const [id, label, text] = one;
      const field = document.getElementById(id) as Field | null;
      if (!field || labelOf(field) !== label) continue;
      pending.delete(one);
      if (field.value !== text) write(field, text);
    }
    if (pending.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
  setTimeout(() => observer.disconnect(), restoreSpan);
}
