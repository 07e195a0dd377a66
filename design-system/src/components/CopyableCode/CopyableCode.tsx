import { useRef, useState } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './CopyableCode.css.ts';

export interface CopyableCodeProps {
  /** What it is: “Промокод”. */
  label: string;
  /** What is copied. */
  value: string;
  /** How it is written where that reads better: in groups. @default the value */
  text?: string;
  /** Words of the button: “Скопировать”, then for as long as it keeps the focus “Скопировано”. */
  labels: { copy: string; copied: string };
  /** What is said where the browser does not let a page copy: “Выделено, скопируйте сами”. The code is selected then. */
  failedLabel: string;
  /** Called once the code has been copied. */
  onCopy?: () => void;
}

/** A code that is needed elsewhere, with a button that copies it. What a till reads is a `Barcode` or a `QrCode`. */
export function CopyableCode({ label, value, text = value, labels, failedLabel, onCopy }: CopyableCodeProps) {
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      onCopy?.();
    } catch {
      // Without https or leave there is no clipboard.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setOutcome('failed');
    }
  };

  return (
    <div className={styles.root}>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <code ref={code} className={styles.code}>
          {text}
        </code>
      </span>
      <button
        type="button"
        className={styles.button}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
        {outcome === 'copied' ? labels.copied : labels.copy}
        <span className={visuallyHidden}> {label}</span>
      </button>
      <output className={outcome === 'failed' ? styles.failed : visuallyHidden}>
        {outcome === 'copied' && labels.copied}
        {outcome === 'failed' && failedLabel}
      </output>
    </div>
  );
}
