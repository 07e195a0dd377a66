import { style } from '@vanilla-extract/css';
import { vars } from '@rukav/design-system/theme';

export const column = style({ display: 'grid', gap: vars.space.large, maxWidth: '448px' });
