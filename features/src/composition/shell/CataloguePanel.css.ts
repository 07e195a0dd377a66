import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  maxBlockSize: 'calc(100vh - 113px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.ground,
  borderBlock: `${vars.size.hairline} solid ${vars.color.line}`,
  boxShadow: vars.shadow.overlay,
  clipPath: 'inset(0 0 -64px)',
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.xlarge,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space.large} ${vars.space.xlarge} ${vars.space.xlarge}`,
});

export const column = style({ minInlineSize: 0 });
export const title = style({
  display: 'block',
  marginBlockEnd: vars.space.xsmall,
  font: vars.text.bodyStrong,
});
export const list = style({ columnGap: vars.space.large });
export const item = style({ font: vars.text.small, paddingBlock: '5px', breakInside: 'avoid' });
export const all = style({ gridColumn: '1 / -1' });

/** One audience: what is new and reduced, its sections, some of them in pictures. */
export const audience = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, auto) minmax(0, 1fr) minmax(0, 36rem)',
  gap: vars.space.xlarge,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space.large} ${vars.space.xlarge} ${vars.space.xlarge}`,
});
export const sections = style({ columns: '9rem 3', columnGap: vars.space.large });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.medium,
});
