import costs from '../costs.json';

export interface CostProps {
  /** A component's name, as in its import. */
  of: keyof typeof costs;
}

const inKilobytes = (figure: number) => `${figure} kB`;

/** What a component adds to a page that has nothing but React; `npm run costs` measures it. */
export function Cost({ of }: CostProps) {
  const { script, later, style } = costs[of];
  return (
    <p>
      Alone, in brotli: {inKilobytes(script)} of script
      {later > 0 && ` (and ${inKilobytes(later)} when it is first used)`}, {inKilobytes(style)} of style.
    </p>
  );
}
