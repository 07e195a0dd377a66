import { sample } from 'effector';
import { authRequired } from '../../platform/errors/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';

// The session has ended in the meantime: what was written stays on the page, and signing in goes on from there (GEN-12).
sample({
  clock: authRequired,
  filter: (what) => what === 'change',
  fn: () => ({ id: 'sign-in' as const, props: {} }),
  target: openModalFx,
});
