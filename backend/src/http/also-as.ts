import type { Call } from '@rukav/contract';
import type { Route } from './handle.ts';

/** The same answer under another name: a legacy call with the schemas and the refusals of the one that it stands for. */
export const alsoAs = (route: Route, call: Call): Route => ({ ...route, call });
