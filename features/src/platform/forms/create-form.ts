import { combine, createEvent, createStore, merge, sample, type Store, type Unit } from 'effector';

/** What is wrong with a field. Its text may need more than the code. */
export interface Fault {
  code: string;
}

/** The faults of a form by field. */
export type Faults<Field extends string, F extends Fault> = Readonly<Partial<Record<Field, F>>>;

/** One line of a form's summary. */
export interface FieldFault<Field extends string, F extends Fault> {
  field: Field;
  fault: F;
}

/** What a form is made of. */
export interface FormRecipe<Draft, Field extends string, F extends Fault> {
  /** Unique among the forms. */
  name: string;
  /**
   * What the ids of its fields in the page begin with.
   *
   * @default name
   */
  idPrefix?: string;
  /** The fields that can be faulty, in the order in which they stand. */
  fields: readonly Field[];
  /** What is written so far. */
  $draft: Store<Draft>;
  /** What was changed: an object whose keys are fields. What the server found wrong with them is forgotten. */
  changed: readonly Unit<object>[];
  /** What is wrong with the draft by the form's own rules. */
  $own: Store<Faults<Field, F>>;
  /** While it is true the form is not sent again. */
  $isBusy: Store<boolean>;
}

const keysOf = (changes: object) => new Set(Object.keys(changes));

/**
 * The one form of the store: which faults are shown, and when it is sent. A field's own fault is shown once the focus has
 * left it, or after a try to send the form; the server's faults are shown at once, until the field is changed or the form is
 * sent again. A form with faults, or one that is being sent, is not sent.
 */
export function createForm<Draft, Field extends string, F extends Fault>({
  name,
  idPrefix = name,
  fields,
  $draft,
  changed,
  $own,
  $isBusy,
}: FormRecipe<Draft, Field, F>) {
  type These = Faults<Field, F>;
  const local = (store: string) => ({ serialize: 'ignore', sid: `form:${name}:${store}` }) as const;
  const opened = createEvent();
  const touched = createEvent<readonly Field[]>();
  const submitted = createEvent();
  const refused = createEvent<These>();

  const $refused = createStore({} as These, local('refused'))
    .on(refused, (_, faults) => faults)
    .on(merge(changed), (faults, changes) => {
      const gone = keysOf(changes);
      return Object.fromEntries(Object.entries(faults).filter(([field]) => !gone.has(field))) as These;
    })
    .reset(opened, submitted);
  const $touched = createStore<ReadonlySet<Field>>(new Set<Field>(), local('touched'))
    .on(touched, (known, more) => new Set([...known, ...more]))
    .reset(opened);
  const $attempt = createStore(0, local('attempt'))
    .on(submitted, (attempt) => attempt + 1)
    .reset(opened);

  const $shown = combine($own, $refused, $touched, $attempt, (own, server, seen, attempt) =>
    fields.flatMap((field) => {
      const isTried = attempt > 0 || seen.has(field);
      const fault = server[field] ?? (isTried ? own[field] : undefined);
      return fault ? [{ field, fault }] : [];
    }),
  );

  const ready = sample({
    clock: submitted,
    source: { draft: $draft, own: $own, isBusy: $isBusy },
    filter: ({ own, isBusy }) => !isBusy && fields.every((field) => own[field] === undefined),
    fn: ({ draft }) => draft,
  });

  return {
    idPrefix,
    /** The form was opened: nothing has been tried yet. */
    opened,
    /** The focus has left these fields: from now on their faults are shown. */
    touched,
    /** The shopper sends the form. */
    submitted,
    /** The form is to be sent: it has no fault and is not under way. */
    ready,
    /** The server found these fields faulty. */
    refused,
    $draft,
    /** How often the shopper has tried to send it: each try moves the focus to what is wrong. */
    $attempt,
    /** The faults that are shown, in the order of the fields. */
    $shown,
  };
}

/** The units of a form that a view needs. */
export type Form<Field extends string, F extends Fault> = Pick<
  ReturnType<typeof createForm<unknown, Field, F>>,
  'idPrefix' | 'touched' | '$attempt' | '$shown'
>;
