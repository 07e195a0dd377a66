import { Anchor } from '../../internal/Anchor.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Steps.css.ts';

/** A step on the way. */
export interface Step {
  id: string;
  label: string;
  state: 'done' | 'current' | 'ahead';
  /** Where a step that is done can be looked at again. */
  href?: string;
}

export interface StepsProps {
  /** Names the list: “Шаги оформления”. */
  label: string;
  /** The steps, first to last. */
  steps: readonly Step[];
  /** Read out after the name of a step that is done: “пройден”. */
  doneLabel: string;
}

/** How far one has come in something that goes step by step. */
export function Steps({ label, steps, doneLabel }: StepsProps) {
  return (
    <div className={styles.frame}>
      <ol className={styles.list} aria-label={label}>
        {steps.map(({ id, label: name, state, href }) => (
          <li
            key={id}
            className={styles.step}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {href === undefined ? (
              name
            ) : (
              <Anchor href={href} className={styles.link}>
                {name}
              </Anchor>
            )}
            {state === 'done' && <span className={visuallyHidden}>{`, ${doneLabel}`}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
