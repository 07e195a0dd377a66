import { useSyncExternalStore } from 'react';
import { useBoot } from './boot';

/** Modals and toasts, once there are any to come. */
export function OverlayHost() {
  const { overlays } = useBoot();
  const layers = useSyncExternalStore(overlays.subscribe, overlays.get, () => null);

  return layers && <layers.Drawn />;
}
