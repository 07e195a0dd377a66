/** How a story or a page is photographed. Chromatic's modes are the same ones (`.storybook/preview.ts`). */
export interface Mode {
  theme: 'rukav' | 'rukav-night' | 'contrast';
  /** Colours of the system, as in Windows' contrast themes. */
  hasForcedColors?: boolean;
  /** In CSS pixels. */
  width: number;
}

/** By the name that a picture's file ends in. */
export const modes = {
  day: { theme: 'rukav', width: 1024 },
  night: { theme: 'rukav-night', width: 1024 },
  forced: { theme: 'rukav', hasForcedColors: true, width: 1024 },
  phone: { theme: 'rukav', width: 320 },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
