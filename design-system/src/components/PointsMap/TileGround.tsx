import type { StyleSpecification } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canDrawTiles, type Ground } from './ground.ts';
import * as styles from './PointsMap.css.ts';
import type { View } from './view.ts';

interface TileGroundProps {
  style: StyleSpecification | string;
  view: View;
  isReady: boolean;
  /** Called when the tiles cover the frame, and with `false` when they never will. */
  onReadyChange: (isReady: boolean) => void;
}

/** A ground of tiles over the drawn one. MapLibre is loaded here and nowhere else, and only where WebGL can draw. */
export function TileGround({ style, view, isReady, onReadyChange }: TileGroundProps) {
  const container = useRef<HTMLDivElement>(null);
  const ground = useRef<Ground>(undefined);
  const tell = useEffectEvent(onReadyChange);
  const viewNow = useEffectEvent(() => view);

  useEffect(() => {
    if (!canDrawTiles()) return undefined;
    let isWanted = true;
    const open = async () => {
      const { openGround } = await import('./maplibre.ts');
      if (!isWanted || !container.current) return;
      ground.current = openGround(container.current, style, viewNow(), {
        onReady: () => tell(true),
        onFailed: () => tell(false),
      });
    };
    open().catch(() => tell(false));
    return () => {
      isWanted = false;
      ground.current?.remove();
      ground.current = undefined;
    };
  }, [style]);

  useEffect(() => ground.current?.setView(view), [view]);

  return <div ref={container} className={styles.tiles} data-ready={isReady || undefined} />;
}
