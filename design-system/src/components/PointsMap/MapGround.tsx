import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canDraw, type Ground } from './ground.ts';
import { readPalette, watchTheme } from './palette.ts';
import type { MapPlan } from './plan.ts';
import * as styles from './PointsMap.css.ts';
import { styleOfPlan } from './style-of-plan.ts';
import type { View } from './view.ts';

const nothing: MapPlan = { type: 'FeatureCollection', features: [] };

interface MapGroundProps {
  mapStyle: StyleSpecification | string | undefined;
  plan: MapPlan | undefined;
  view: View;
  isReady: boolean;
  onReady: () => void;
  onFailed: () => void;
}

/** The ground that MapLibre draws. It is loaded here and nowhere else, and only where WebGL can draw. */
export function MapGround({ mapStyle, plan, view, isReady, onReady, onFailed }: MapGroundProps) {
  const container = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground>(undefined);
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFailed);
  const viewNow = useEffectEvent(() => view);

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    if (!canDraw()) {
      fail();
      return undefined;
    }
    let isWanted = true;
    const style = () => mapStyle ?? styleOfPlan(plan ?? nothing, readPalette(element));
    const open = async () => {
      const { openGround } = await import('./maplibre.ts');
      if (!isWanted) return;
      ground.current = openGround(element, style(), viewNow(), { onReady: ready, onFailed: fail });
    };
    open().catch(() => isWanted && fail());
    const unwatch = watchTheme(() => {
      const next = style();
      if (typeof next !== 'string') ground.current?.setStyle(next);
    });
    return () => {
      isWanted = false;
      unwatch();
      ground.current?.remove();
      ground.current = undefined;
    };
  }, [mapStyle, plan]);

  useEffect(() => ground.current?.setView(view), [view]);

  return <div ref={container} className={styles.tiles} data-ready={isReady || undefined} />;
}
