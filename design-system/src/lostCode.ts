let pageStays = async () => {};

/**
 * Has code that did not load wait for `decision` before it fails: it resolves once it is known that the page stays, and never where the
 * page is loaded again. What is drawn stays until then, and nothing that a failure sets off ends that load.
 */
export function awaitLostCode(decision: () => Promise<void>): void {
  pageStays = decision;
}

/** Loads code. Where it does not come, fails once it is known that the page stays. */
export const loadCode = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(async (error: unknown) => {
    await pageStays();
    throw error;
  });
