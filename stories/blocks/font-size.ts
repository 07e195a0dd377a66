const pixels = (length: string, width: number) =>
  length.split('+').reduce((sum, term) => {
    const amount = Number.parseFloat(term);
    const scale = term.includes('vw') ? width / 100 : term.includes('rem') ? 16 : 1;
    return sum + amount * scale;
  }, 0);

/** How large a `font` shorthand of the theme is set in a window so many CSS pixels wide, in pixels of 16 to the rem. */
export function fontSizeAt(font: string, width: number): number {
  const fluid = /clamp\(([^,]+),([^,]+),([^)]+)\)/.exec(font)?.slice(1);
  if (!fluid) return pixels(/([\d.]+rem|[\d.]+px)/.exec(font)?.[0] ?? '', width);
  const [least = 0, wanted = 0, most = 0] = fluid.map((length) => pixels(length, width));
  return Math.min(Math.max(least, wanted), most);
}
