import type { StyleSpecification } from 'maplibre-gl';
import type { View } from './view.ts';

/** What draws the earth beneath the points. It follows the view that it is given, and neither moves nor answers by itself. */
export interface Ground {
  setView: (view: View) => void;
  /** Draws the same in other colours. */
  setStyle: (style: StyleSpecification) => void;
  /** Gives back all it has taken. */
  remove: () => void;
}

/** What is reported about a ground that is being opened. */
export interface GroundEvents {
  /** All that is in sight is drawn. */
  onReady: () => void;
  /** It will never draw. */
  onFailed: () => void;
}

/** Whether the browser can draw a map at all. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
