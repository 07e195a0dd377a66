/** How a story is photographed, here and in Chromatic: what the toolbar is set to, and in how wide a window. */
export interface Mode {
  theme: 'rukav' | 'rukav-night' | 'contrast' | 'sample-brand';
  /** Width of the window, CSS pixels. */
  viewport: number;
  /** `active` – colours of the system, as in Windows' contrast themes. */
  forcedColors?: 'active';
}

/** Every mode there is, by the name that a picture's file ends in. */
export const modes = {
  day: { theme: 'rukav', viewport: 1024 },
  night: { theme: 'rukav-night', viewport: 1024 },
  contrast: { theme: 'contrast', viewport: 1024 },
  brand: { theme: 'sample-brand', viewport: 1024 },
  forced: { theme: 'rukav', viewport: 1024, forcedColors: 'active' },
  phone: { theme: 'rukav', viewport: 320 },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** Every mode, and whether a story is left out of it: Storybook lays a story's modes over those of its file. */
export type StoryModes = Record<ModeName, Mode & { disable: boolean }>;

/**
 * Modes of a story, for `parameters.chromatic`: `{ chromatic: inModes('day', 'phone') }`. Stories that say nothing are
 * photographed by day.
 */
export const inModes = (...names: readonly ModeName[]): { modes: StoryModes } => ({
  modes: Object.fromEntries(
    Object.entries(modes).map(([name, mode]) => [
      name,
      { ...mode, disable: !names.includes(name as ModeName) },
    ]),
  ) as StoryModes,
});

/** For a story that looks like another one of its file, as what it shows is not seen: `parameters: looksAlike`. */
export const looksAlike = { chromatic: { disableSnapshot: true } };
