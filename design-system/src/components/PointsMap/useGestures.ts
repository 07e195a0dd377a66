import { useEffect, useEffectEvent, type RefObject } from 'react';

interface Spot {
  x: number;
  y: number;
}

interface Gestures {
  onDrag: (right: number, down: number) => void;
  /** Steps of nearness; what lies `at` stays there. */
  onZoom: (steps: number, at: Spot) => void;
  /** A gesture that belongs to the page: a wheel without Ctrl, a single finger. */
  onRefused: (gesture: 'wheel' | 'touch') => void;
}

/** Nearer than this a press is a press, in CSS px. */
const slack = 4;
const perWheel = 1 / 250;

/** How two fingers stand: their middle and how far apart they are. */
function pair(touches: TouchList, { left, top }: DOMRect) {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return undefined;
  return {
    x: (one.clientX + other.clientX) / 2 - left,
    y: (one.clientY + other.clientY) / 2 - top,
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
}

/**
 * A map moved by mouse, by Ctrl and wheel, by two fingers and by double click. A bare wheel and one finger are left to the
 * page, so that nobody is held on the map.
 */
export function useGestures(stage: RefObject<HTMLElement | null>, gestures: Gestures) {
  const drag = useEffectEvent((right: number, down: number) => gestures.onDrag(right, down));
  const zoom = useEffectEvent((steps: number, at: Spot) => gestures.onZoom(steps, at));
  const refuse = useEffectEvent((gesture: 'wheel' | 'touch') => gestures.onRefused(gesture));

  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const at = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let held: Spot | undefined;
    let fingers: ReturnType<typeof pair>;

    const handlers = {
      wheel: (event: WheelEvent) => {
        if (!event.ctrlKey && !event.metaKey) return refuse('wheel');
        event.preventDefault();
        return zoom(-event.deltaY * perWheel, at(event));
      },
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && event.button === 0) held = at(event);
      },
      pointermove: (event: PointerEvent) => {
        if (!held) return;
        const now = at(event);
        const isHeld = element.hasPointerCapture(event.pointerId);
        if (!isHeld && Math.hypot(now.x - held.x, now.y - held.y) < slack) return;
        // From here on the press ends on the ground and not on the marker where it began.
        if (!isHeld) element.setPointerCapture(event.pointerId);
        drag(now.x - held.x, now.y - held.y);
        held = now;
      },
      pointerup: () => {
        held = undefined;
      },
      pointercancel: () => {
        held = undefined;
      },
      dblclick: (event: MouseEvent) => zoom(1, at(event)),
      touchmove: (event: TouchEvent) => {
        const now = pair(event.touches, element.getBoundingClientRect());
        if (!now) return refuse('touch');
        event.preventDefault();
        if (fingers) {
          drag(now.x - fingers.x, now.y - fingers.y);
          zoom(Math.log2(now.apart / fingers.apart), now);
        }
        fingers = now;
        return undefined;
      },
      touchend: () => {
        fingers = undefined;
      },
    };
    const listeners = Object.entries(handlers) as [string, EventListener][];
    for (const [type, listen] of listeners) element.addEventListener(type, listen, { passive: false });
    return () => {
      for (const [type, listen] of listeners) element.removeEventListener(type, listen);
    };
  }, [stage]);
}
