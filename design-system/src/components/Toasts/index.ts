export {
  createToasts,
  toastLevels,
  type ShownToast,
  type Toast,
  type ToastAction,
  type ToastColour,
  type ToastLevel,
  type ToastStore,
} from './createToasts.ts';
export { Toasts, type ToastsProps } from './Toasts.tsx';
