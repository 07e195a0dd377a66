import { Suspense } from 'react';
import { useDismissal, type Dismissal } from './layer.ts';
import { LateSurface } from './loadSurface.ts';
import type { ModalSurfaceProps } from './ModalSurface.tsx';
import { Waiting } from './Waiting.tsx';

export interface ModalFrameProps extends ModalSurfaceProps, Dismissal {}

/** What Modal, Drawer, ConfirmModal and ErrorModal are made of. */
export function ModalFrame({ isEscapable, isDismissable, ...surface }: ModalFrameProps) {
  useDismissal({ isEscapable, isDismissable });
  return (
    <Suspense fallback={<Waiting />}>
      <LateSurface {...surface} />
    </Suspense>
  );
}
