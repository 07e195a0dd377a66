declare module '../../platform/overlays/index.ts' {
  interface ModalProps {
    /** Confirms the deletion of all lines of a group. */
    'cart-delete-group': { groupId: string };
    /** Confirms the deletion of what is sold out. */
    'cart-delete-sold-out': Record<never, never>;
  }
}
export type {};
