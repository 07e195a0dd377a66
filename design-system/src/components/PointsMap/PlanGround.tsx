import { useMemo } from 'react';
import { drawnAt, graticule, shapesOf, type MapPlan } from './plan.ts';
import * as styles from './PointsMap.css.ts';
import { onFrame, type Frame, type View } from './view.ts';

interface PlanGroundProps {
  plan?: MapPlan;
  view: View;
  frame: Frame;
}

/** A ground drawn as lines and areas in the colours of the theme: a plan, or only the net of meridians and parallels. */
export function PlanGround({ plan, view, frame }: PlanGroundProps) {
  const drawn = useMemo(() => plan && shapesOf(plan), [plan]);
  const at = drawn && onFrame(view, frame, drawn.middle);

  return (
    <svg className={styles.plan} viewBox={`0 0 ${frame.width} ${frame.height}`}>
      {!drawn && <path className={styles.net} d={graticule(view, frame, 96)} />}
      {drawn && at && (
        <g transform={`translate(${at.x} ${at.y}) scale(${2 ** (view.zoom - drawnAt)})`}>
          {drawn.shapes.map(({ kind, isArea, path }) => (
            <path key={path} className={(isArea ? styles.areas : styles.lines)[kind]} d={path} />
          ))}
        </g>
      )}
    </svg>
  );
}
