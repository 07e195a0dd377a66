import { SaidOnce } from '../../internal/SaidOnce.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import type { ShownToast } from './createToasts.ts';

/** Says each toast once: errors at once as an alert, the others as a status when there is a pause. */
export function Announcer({ shown }: { shown: readonly ShownToast[] }) {
  return (
    <>
      <output className={visuallyHidden}>
        {shown.map((toast) => toast.level !== 'errors' && <Words key={toast.id} toast={toast} />)}
      </output>
      <div role="alert" className={visuallyHidden}>
        {shown.map((toast) => toast.level === 'errors' && <Words key={toast.id} toast={toast} />)}
      </div>
    </>
  );
}

const Words = ({ toast: { message, action } }: { toast: ShownToast }) => (
  <SaidOnce>{[message, action && (action.hint ?? action.label)].filter(Boolean).join(' ')}</SaidOnce>
);
