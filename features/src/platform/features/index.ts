import { lateModal, type LateModal } from '@rukav/design-system/ModalStack';
import type { ComponentType } from 'react';
import type { ModalId, ModalProps } from '../overlays/index.ts';

/** What loads the view of each modal. */
type ModalLoaders = { [Id in ModalId]: () => Promise<{ default: ComponentType<ModalProps[Id]> }> };

/** What draws each modal, loaded when it is first opened or ahead of that. */
export type ModalViews = { [Id in ModalId]: LateModal<ModalProps[Id]> };

/** What a feature adds to the store beside its pages. */
export interface Feature {
  /** Its modals; their props are declared beside it, in `ModalProps`. */
  modals?: Partial<ModalLoaders>;
}

/**
 * Registers a feature. It stands in the feature's `feature.ts`, which also declares its texts (`Messages`) and the props of
 * its modals (`ModalProps`), and is named in `features.ts`.
 */
export const defineFeature = <const Defined extends Feature>(feature: Defined): Defined => feature;

type IdsOf<Defined extends Feature> = Defined extends { modals: infer Modals }
  ? Extract<keyof Modals, ModalId>
  : never;

/** What draws the modals of these features. */
export const modalsOf = <const Features extends readonly Feature[]>(features: Features) =>
  Object.fromEntries(
    features.flatMap(({ modals = {} }) =>
      Object.entries(modals).map(([id, load]) => [id, lateModal(load as Parameters<typeof lateModal>[0])]),
    ),
  ) as Pick<ModalViews, IdsOf<Features[number]>>;
