import type { Draft } from './drafts.ts';

/** The shape of the studio in which a model is drawn: that of its kind, but an oversize coat hangs like a cocoon. */
export const shapeOf = ({ kind, cut }: Draft) =>
  kind === 'coat' && cut === 'oversize' ? 'cocoon-coat' : kind;
