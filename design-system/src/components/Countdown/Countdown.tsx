import { useEffect, useEffectEvent, useState } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Countdown.css.ts';
import { momentPassed, type Moment } from './momentPassed.ts';

export interface CountdownProps {
  /** How many ms remain now. A new value starts anew. */
  remaining: number;
  /** Writes an amount of ms as it is to be seen, such as “14:59”. It is called once a second. */
  format: (remaining: number) => string;
  /** What is said aloud at the start, at five minutes, at one minute and at the end. Nothing is said in between. */
  announcements: Readonly<Record<Moment, string>>;
  /** Called once, when nothing remains. */
  onEnd?: () => void;
}

/** Counts down without talking every second. The clock runs by the time of day, so a sleeping tab does not slow it. */
export function Countdown({ remaining, format, announcements, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(remaining);
  const [moment, setMoment] = useState<Moment>();
  const [started, setStarted] = useState(remaining);
  const ended = useEffectEvent(() => onEnd?.());

  if (started !== remaining) {
    setStarted(remaining);
    setLeft(remaining);
    setMoment(undefined);
  }

  useEffect(() => {
    const end = Date.now() + remaining;
    let before = remaining;

    const timer = setInterval(() => {
      const now = Math.max(0, end - Date.now());
      const passed = momentPassed(before, now);
      before = now;
      setLeft(now);
      setMoment((last) => passed ?? last ?? (now > 0 ? 'start' : 'end'));
      if (now > 0) return;
      clearInterval(timer);
      ended();
    }, 1000);
    return () => clearInterval(timer);
  }, [remaining]);

  return (
    <>
      <span className={styles.time} role="timer" aria-live="off">
        {format(left)}
      </span>
      <output className={visuallyHidden}>{moment && announcements[moment]}</output>
    </>
  );
}
