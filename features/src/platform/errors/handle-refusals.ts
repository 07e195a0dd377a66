import { createEvent, createStore, is, sample, type Event, type Store, type Unit } from 'effector';
import { codeOf, type Failure } from '../api/index.ts';
import { openModalFx, type ModalProps } from '../overlays/index.ts';
import { cookiesRefused } from '../session/index.ts';

/** What is done about a failed call: any of these, or nothing where the shopper need not know. */
export interface Handling<
  Field extends string = string,
  F extends object = object,
  Notice extends string = string,
> {
  /** A fault of a field of the form. */
  at?: { field: Field; fault: F };
  /** The error modal. */
  modal?: ModalProps['error'];
  /** What is said above the form. */
  notice?: Notice;
  /** What was known is out of date and is asked for anew. */
  isOutdated?: true;
}

/** What is done about each refusal of some calls; the compiler sees that none is left out. */
export type RefusalTable<Code extends string, H extends Handling> = Readonly<Record<Code, H>>;

/** How the failures of some calls are handled. */
export interface RefusalRecipe<Code extends string, H extends Handling> {
  table: RefusalTable<Code, H>;
  /** For a code that no call declares, and for a fault unless `noAnswer` says otherwise. */
  otherwise: H;
  /** For a fault: no network, no answer in time, a broken server. */
  noAnswer?: H;
}

const isIn = <Code extends string>(
  table: RefusalTable<Code, Handling>,
  code: string | undefined,
): code is Code => code !== undefined && Object.hasOwn(table, code);

/**
 * What is done about a failure; null where a global handler has shown it already: too many requests, an account is needed, or the
 * browser refuses cookies.
 */
export function handlingOf<Code extends string, H extends Handling>(
  failure: Failure,
  { table, otherwise, noAnswer = otherwise }: RefusalRecipe<Code, H>,
): H | null {
  if (failure.status === 429) return null;
  if (failure.kind === 'fault') return noAnswer;
  const code = codeOf(failure);
  if (code === cookiesRefused) return null;
  if (code === 'auth_required' && !isIn(table, code)) return null;
  return isIn(table, code) ? table[code] : otherwise;
}

/** A failure with what is done about it. */
export interface Handled<H extends Handling> {
  failure: Failure;
  handling: H;
}

type Refine<H extends Handling> = (handled: Handled<H>) => H;

/** Whose failures are handled, and how. */
interface Handler<Code extends string, H extends Handling> extends RefusalRecipe<Code, H> {
  failures: Unit<Failure>;
  /** Changes a handling by the figures of the refusal, and by what only a model knows, such as the names of lines. */
  refine?: Refine<H> | Store<Refine<H>>;
  /** Opens no modal: the shopper did not ask for what failed. */
  isSilent?: boolean;
}

/** Handles the failures of some calls by a table: opens the modals itself, and answers the event with the rest. */
export function handleRefusals<Code extends string, H extends Handling>({
  failures,
  refine = ({ handling }) => handling,
  isSilent = false,
  ...recipe
}: Handler<Code, H>): Event<Handled<H>> {
  const handled = createEvent<Handled<H>>();
  const $refine = is.store(refine) ? refine : createStore<Refine<H>>(refine, { serialize: 'ignore' });

  sample({
    clock: failures,
    source: $refine,
    filter: (_, failure) => handlingOf(failure, recipe) !== null,
    fn: (refined, failure) => {
      const handling = handlingOf(failure, recipe) as H;
      return { failure, handling: refined({ failure, handling }) };
    },
    target: handled,
  });
  if (!isSilent)
    sample({
      clock: handled,
      filter: ({ handling }) => handling.modal !== undefined,
      fn: ({ handling }) => ({ id: 'error' as const, props: handling.modal as ModalProps['error'] }),
      target: openModalFx,
    });
  return handled;
}
