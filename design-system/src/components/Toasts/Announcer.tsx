import { useEffect, useState } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import type { ShownToast } from './createToasts.ts';

/** How long the words stay for the screen reader to take them up, in ms. */
const stay = 1000;

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

/** Comes a moment after its region, which a screen reader must know before it hears a change in it. */
function Words({ toast: { message, action } }: { toast: ShownToast }) {
  const [phase, setPhase] = useState<'before' | 'during' | 'after'>('before');
  useEffect(() => {
    const begin = requestAnimationFrame(() => setPhase('during'));
    const end = setTimeout(() => setPhase('after'), stay);
    return () => {
      cancelAnimationFrame(begin);
      clearTimeout(end);
    };
  }, []);

  if (phase !== 'during') return null;
  return <span>{[message, action && (action.hint ?? action.label)].filter(Boolean).join(' ')}</span>;
}
