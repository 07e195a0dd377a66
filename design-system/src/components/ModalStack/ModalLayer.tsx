import {
  Suspense,
  useEffect,
  useMemo,
  useRef,
  type ComponentType,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { followedLink } from './followedLink.ts';
import { Layer, type LayerContext } from './layer.ts';
import { LayerBoundary } from './LayerBoundary.tsx';
import * as styles from './ModalStack.css.ts';
import { Waiting } from './Waiting.tsx';

interface ModalLayerProps<Props extends object> {
  index: number;
  isTop: boolean;
  closeLabel: string;
  close: () => void;
  closeAll: () => void;
  follow: (to: string) => void;
  onFailed: (error: unknown) => void;
  render: { component: ComponentType<Props>; props: Props };
}

/** The screen-wide layer of one modal: hears Escape, presses beside the modal and links inside it. */
export function ModalLayer<Props extends object>(props: ModalLayerProps<Props>) {
  const { index, isTop, closeLabel, follow, onFailed, render } = props;
  const { component: Content, props: contentProps } = render;
  const dismissal = useRef({ isEscapable: true, isDismissable: true });
  const isPressedBeside = useRef(false);
  const acts = useRef(props);
  useEffect(() => {
    acts.current = props;
  });

  const context = useMemo<LayerContext>(
    () => ({
      close: () => acts.current.close(),
      closeAll: () => acts.current.closeAll(),
      isTop,
      closeLabel,
      allow: (said) => void (dismissal.current = said),
    }),
    [isTop, closeLabel],
  );

  useEscape(isTop, () => {
    if (dismissal.current.isEscapable) context.close();
  });

  const press = (event: PointerEvent) => {
    isPressedBeside.current = event.target === event.currentTarget;
  };
  const keepFocus = (event: MouseEvent) => {
    if (event.target === event.currentTarget) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const isBeside = isPressedBeside.current && event.target === event.currentTarget;
    if (isBeside && dismissal.current.isDismissable) context.close();
  };
  const leave = (event: MouseEvent) => {
    const to = followedLink(event.nativeEvent);
    if (to === undefined) return;
    event.preventDefault();
    follow(to);
  };
  const fail = (error: unknown) => {
    context.close();
    onFailed(error);
  };

  return (
    <div
      role="presentation"
      className={styles.layer}
      style={{ [styles.beneath]: index } as CSSProperties}
      data-covered={isTop ? undefined : ''}
      inert={!isTop}
      onPointerDown={press}
      onMouseDown={keepFocus}
      onClick={click}
      onClickCapture={leave}
    >
      <LayerBoundary onFailed={fail}>
        <Layer value={context}>
          <Suspense fallback={<Waiting />}>
            <Content {...contentProps} />
          </Suspense>
        </Layer>
      </LayerBoundary>
    </div>
  );
}

/**
 * Hears Escape last of all, on the window: what is open inside the modal (a list of suggestions, a popover) closes first
 * and keeps the key to itself.
 */
function useEscape(isTop: boolean, escape: () => void) {
  const latest = useRef(escape);
  useEffect(() => {
    latest.current = escape;
  });
  useEffect(() => {
    if (!isTop) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('[data-toasts]')) return;
      latest.current();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [isTop]);
}
