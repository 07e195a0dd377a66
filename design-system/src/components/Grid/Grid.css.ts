import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const root = style({ display: 'grid', margin: 0, padding: 0 });
/** An empty string and not `none`, which would make Safari forget that it is a list. */
export const list = style({ listStyleType: '""' });

export const mobile = styleVariants(counts, (count) => columns(count));
export const tablet = styleVariants(counts, (count) => ({ '@media': { [media.tablet]: columns(count) } }));
export const desktop = styleVariants(counts, (count) => ({ '@media': { [media.desktop]: columns(count) } }));
