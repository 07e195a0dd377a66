import { Map, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Ground, GroundEvents } from './ground.ts';
import { placeOf, type View } from './view.ts';

// A file of the page's own origin, which a content security policy lets in as it does any script: no `blob:` is asked for.
setWorkerUrl(workerUrl);

const cameraOf = ({ centre, zoom }: View) => {
  const { longitude, latitude } = placeOf(centre);
  return { center: [longitude, latitude] as [number, number], zoom };
};

/** Opens a ground that MapLibre draws. Its controls, markers and gestures stay off, and so its style sheet is not needed. */
export function openGround(
  container: HTMLElement,
  style: StyleSpecification | string,
  view: View,
  { onReady, onFailed }: GroundEvents,
): Ground {
  const map = new Map({
    container,
    style,
    ...cameraOf(view),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
  });
  let isReady = false;
  map.once('idle', () => {
    isReady = true;
    onReady();
  });
  // Before it is whole, an error means that the style has not come; after that, that a tile is missing.
  map.on('error', () => {
    if (!isReady && !map.isStyleLoaded()) onFailed();
  });

  return {
    setView: (next) => void map.jumpTo(cameraOf(next)),
    // Another theme may come while the first style is still on its way: nothing to compare with.
    setStyle: (next) => void map.setStyle(next, { diff: false }),
    remove: () => map.remove(),
  };
}
