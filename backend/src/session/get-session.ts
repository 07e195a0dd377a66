import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CityDirectory } from '../geography/index.ts';
import { toSession } from './to-session.ts';

export const getSessionHandler = (cities: CityDirectory) =>
  handle(getSession, GetSession, (asked) => toSession(cities, asked));
