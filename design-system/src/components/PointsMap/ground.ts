import type { View } from './view.ts';

/** What draws the earth beneath the points. It follows the view that it is given, and neither moves nor answers by itself. */
export interface Ground {
  setView: (view: View) => void;
  /** Gives back all it has taken. */
  remove: () => void;
}

/** What is reported about a ground that is being opened. */
export interface GroundEvents {
  /** It covers the whole frame now. */
  onReady: () => void;
  /** It will never draw: what was there before has to stay. */
  onFailed: () => void;
}

/** Whether the browser can draw a ground of tiles at all. */
export function canDrawTiles(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
