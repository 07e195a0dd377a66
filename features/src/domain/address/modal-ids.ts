declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Chooses the city of the session. */
    city: Record<never, never>;
  }
}
export type {};
