import { createEvent, createStore } from 'effector';

/** What is written in a form so far: begins with `empty`, takes changes, and is emptied by `cleared`. */
export function createDraft<Draft extends object>(name: string, empty: Draft) {
  const changed = createEvent<Partial<Draft>>();
  const cleared = createEvent();
  const $draft = createStore<Draft>(empty, { serialize: 'ignore', sid: `form:${name}:draft` })
    .on(changed, (draft, changes) => ({ ...draft, ...changes }))
    .reset(cleared);
  return { $draft, changed, cleared };
}
