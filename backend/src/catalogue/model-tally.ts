import type { ListedModel, ListedProduct } from './listed.ts';

/**
 * Counts models by value: a listing shows one tile a model, however many of its colours answer. Colours of a model must come
 * one after another.
 */
export function createModelTally() {
  const entries = new Map<string, { models: number; last: ListedModel }>();
  return {
    /** Counts the model of a colour that has a value. */
    add(value: string, { model }: ListedProduct) {
      const entry = entries.get(value);
      if (!entry) entries.set(value, { models: 1, last: model });
      else if (entry.last !== model) {
        entry.last = model;
        entry.models += 1;
      }
    },
    /** How many models have a value. */
    countOf: (value: string): number => entries.get(value)?.models ?? 0,
  };
}
