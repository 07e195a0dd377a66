const files = import.meta.glob<string>(['../design-system/pictures/*.webp', '../pages/pictures/*.webp'], {
  eager: true,
  import: 'default',
});

const addresses = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [/([\w-]+)\.webp$/.exec(path)?.[1] ?? path, address]),
);

/** Codes of the features' own builders. */
const builders: Record<string, string> = { p1: 'shirt', p2: 'dress', p3: 'coat' };

/**
 * Takes the place of the contract's function in Storybook: the address of the file that a picture's code names. The size
 * that was asked for stands behind `#`.
 */
export function pictureAddress(code: string, width: number, height: number): string {
  const address = addresses[builders[code] ?? code];
  if (address === undefined) {
    throw new Error(
      `pictureAddress: no picture "${code}". Give the name of a file of stories/pages/pictures.`,
    );
  }
  return `${address}#${width}x${height}`;
}
