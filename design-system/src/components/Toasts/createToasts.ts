/** How grave a notification is: `errors` interrupt a screen reader, the others wait for a pause. */
export const toastLevels = ['errors', 'info', 'success'] as const;
/** One of `toastLevels`. */
export type ToastLevel = (typeof toastLevels)[number];

/** What a toast is painted with: `dark` as the page's dark ground, `red` for a failure, `green` for success. */
export type ToastColour = 'dark' | 'red' | 'green';

/** One thing to do about what a toast says. It must also be possible elsewhere: the toast goes away. */
export interface ToastAction {
  label: string;
  onPress: () => void;
  /** What a screen reader says in place of the button, such as how to do the same elsewhere. */
  hint?: string;
}

/** A short notice that goes away by itself. */
export interface Toast {
  /** A second toast of the same id is ignored while the first is there. */
  id: string;
  message: string;
  /** @default 'dark' */
  colour?: ToastColour;
  /** @default 'info' */
  level?: ToastLevel;
  /**
   * In ms. It does not run while the pointer or the focus is on a toast or the window is not the active one.
   *
   * @default 5000
   */
  duration?: number;
  action?: ToastAction;
}

/** A toast as it is shown. */
export type ShownToast = Required<Omit<Toast, 'action'>> & Pick<Toast, 'action'>;

/** The notices of an application: plain data, without React. */
export interface ToastStore {
  show: (toast: Toast) => void;
  dismiss: (id: string) => void;
  /** The toasts that are there, oldest first. The same array until one comes or goes. */
  getSnapshot: () => readonly ShownToast[];
  subscribe: (listener: () => void) => () => void;
}

/** Makes the store that features write to and `Toasts` draws. */
export function createToasts(): ToastStore {
  let toasts: readonly ShownToast[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly ShownToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show({ colour = 'dark', level = 'info', duration = 5000, ...toast }) {
      if (toasts.some(({ id }) => id === toast.id)) return;
      set([...toasts, { ...toast, colour, level, duration }]);
    },
    dismiss(id) {
      if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
    },
    getSnapshot: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
