/** Something in the application that can hold the focus, by its id; `gone` what is no longer there. */
export type Spot = string;

/** A modal that should be open. */
export interface OpenModal {
  name: string;
  isEscapable: boolean;
  isDismissable: boolean;
  opener: Spot;
  fallback?: Spot;
}

/** A page's address in the session history, or the entry of a modal, open or closed. */
export type Entry = { page: number; size: number } | 'modal';

/** What a visit should be after some steps: plain data that knows no browser and no code of the stack. */
export interface Model {
  entries: readonly Entry[];
  /** The entry the shopper is at. Below it lie the entries of the open modals, and below those the page's own. */
  at: number;
  open: readonly OpenModal[];
  focus: Spot;
  /** Openings, closings and questions for a page's data since the application was loaded. */
  opened: number;
  closed: number;
  loads: number;
}

export const atFirst: Model = {
  entries: [{ page: 0, size: 0 }],
  at: 0,
  open: [],
  focus: 'body',
  opened: 0,
  closed: 0,
  loads: 1,
};

const baseOf = ({ at, open }: Model) => at - open.length;
const top = ({ open }: Model) => open.at(-1);

/** The modal on top, or the page. */
export const placeOf = (model: Model) => top(model)?.name ?? 'page';

/** The page the shopper is at, with what was chosen on it. */
export function pageOf(model: Model) {
  const page = model.entries[baseOf(model)];
  if (page === undefined || page === 'modal') throw new Error('The model has lost its page.');
  return page;
}

/** What closing leaves: the focus goes to what opened the lowest of the closed, else to its fallback, and so on. */
function closed(model: Model, left: readonly OpenModal[], changes: Partial<Model> = {}): Model {
  const gone = model.open.filter((modal) => !left.includes(modal));
  const [lowest] = gone;
  const after = { ...model, ...changes, open: left, closed: model.closed + gone.length };
  const place = placeOf(after);
  const isReachable = (spot: Spot | undefined) =>
    spot !== undefined && (spot.startsWith(`${place}-`) || (spot === 'main' && place === 'page'));
  const candidates = [model.focus, lowest?.opener, lowest?.fallback, `${place}-dialog`];
  return {
    ...after,
    focus: candidates.find((spot) => isReachable(spot) && spot !== 'page-dialog') ?? 'main',
  };
}

function opened(
  model: Model,
  how: Pick<OpenModal, 'isEscapable' | 'isDismissable' | 'opener' | 'fallback'>,
): Model {
  const name = `m${model.opened + 1}`;
  return {
    ...model,
    opened: model.opened + 1,
    entries: [...model.entries.slice(0, model.at + 1), 'modal'],
    at: model.at + 1,
    open: [...model.open, { ...how, name }],
    focus: `${name}-dialog`,
  };
}

/** The page's address, with one more size, is the page's own; the modals stay. */
function rewritten(model: Model): Model {
  const { page, size } = pageOf(model);
  return {
    ...model,
    entries: model.entries.with(baseOf(model), { page, size: size + 1 }),
    loads: model.loads + 1,
  };
}

const closedTop = (model: Model) =>
  model.open.length === 0 ? model : closed(model, model.open.slice(0, -1), { at: model.at - 1 });
const closedAll = (model: Model) =>
  model.open.length === 0 ? model : closed(model, [], { at: baseOf(model) });

/** The lowest goes from beneath the others, whose entries are made anew. */
function closedLowest(model: Model): Model {
  if (model.open.length < 2) return closedTop(model);
  return closed(model, model.open.slice(1), { entries: model.entries.slice(0, model.at), at: model.at - 1 });
}

/** Another page, in the place of the modals: nothing is left ahead of it. */
function followed(model: Model): Model {
  const base = baseOf(model);
  const page = { page: pageOf(model).page + 1, size: 0 };
  return {
    ...closed(model, []),
    entries: [...model.entries.slice(0, base + 1), page],
    at: base + 1,
    loads: model.loads + 1,
    focus: 'page-title',
  };
}

function movedTo(model: Model, at: number): Model {
  const entry = model.entries[at];
  return entry === undefined || entry === 'modal'
    ? model
    : { ...model, at, loads: model.loads + 1, focus: 'page-title' };
}

interface How {
  isEscapable: boolean;
  isDismissable: boolean;
}

/** What each step makes of a visit. A step that cannot be taken, such as pressing a modal's button without one, is none. */
export const outcomes = {
  'open by data': (model, how) => opened(model, { ...how, opener: model.focus }),
  'open by a button': (model, how) => opened(model, { ...how, opener: `${placeOf(model)}-open` }),
  'open by a button that goes': (model, how) =>
    opened(model, { ...how, opener: 'gone', fallback: `${placeOf(model)}-title` }),
  'close by the control': closedTop,
  'close by data': closedTop,
  'close the lowest': closedLowest,
  'close all by data': closedAll,
  'close all by a button': closedAll,
  Escape: (model) => (top(model)?.isEscapable ? closedTop(model) : model),
  'press beside': (model) => (top(model)?.isDismissable ? closedTop(model) : model),
  Back: (model) => (model.open.length > 0 ? closedTop(model) : movedTo(model, model.at - 1)),
  Forward: (model) => movedTo(model, model.at + 1),
  reload: (model) => ({
    ...model,
    at: baseOf(model),
    open: [],
    focus: 'body',
    opened: 0,
    closed: 0,
    loads: 1,
  }),
  'follow a link': followed,
  'narrow by data': rewritten,
  'narrow by a button': (model) => ({ ...rewritten(model), focus: `${placeOf(model)}-rewrite` }),
  'Tab around': (model) => model,
} satisfies Record<string, (model: Model, how: How) => Model>;

export type StepName = keyof typeof outcomes;

/** One step, and how a modal that it opens may be dismissed. */
export interface Step extends How {
  name: StepName;
}

export const next = (model: Model, { name, ...how }: Step): Model => outcomes[name](model, how);
