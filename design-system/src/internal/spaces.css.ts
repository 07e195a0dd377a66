import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A step of the scale of distances. */
export type Space = keyof typeof vars.space;

/** The distance between neighbours. */
export const gaps = styleVariants(vars.space, (space) => ({ gap: space }));
/** The air inside, along the line of text. */
export const paddingsInline = styleVariants(vars.space, (space) => ({ paddingInline: space }));
/** The air inside, across the line of text. */
export const paddingsBlock = styleVariants(vars.space, (space) => ({ paddingBlock: space }));
