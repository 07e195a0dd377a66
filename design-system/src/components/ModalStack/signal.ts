/** A list of listeners that hear each value once. */
export function createSignal<Value = void>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit: (value: Value) => {
      for (const listener of listeners) listener(value);
    },
    /** Answers how to stop hearing. */
    listen: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
