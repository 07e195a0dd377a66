import { prefixes } from '@rukav/contract';
import * as reviews from '@rukav/contract/reviews/calls.ts';
import type { Call } from '@rukav/contract';

/** The first part of the addresses that the demo's payment providers answer, hosted pages among them. */
export const simulatorPrefix = '/simulator';

/** The first parts of the addresses that the backend answers. Everything else is a page or a file of the site. */
export const backendPrefixes = ['/api', '/cc', '/pg', '/img', '/dev'] as const;

const pattern = new RegExp(`^(?:${[...backendPrefixes, simulatorPrefix].join('|')})(?:[/?]|$)`);

/** Whether the backend or a payment provider of the demo answers an address, given as it stands in the request line. */
export const isBackends = (url: string): boolean => pattern.test(url);

/** Paths of calls that carry files. Their bodies may be large, and few are read at a time. */
export const uploadPaths: readonly string[] = (Object.values(reviews) as Call[])
  .filter(({ encoding }) => encoding === 'multipart')
  .map(({ base, path }) => prefixes[base] + path);
