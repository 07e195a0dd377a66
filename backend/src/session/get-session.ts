import { getSession } from '@rukav/contract/session/calls.ts';
import { GetSession } from '@rukav/contract/session/schemas.ts';
import type { Flags } from '../flags/flags.ts';
import type { FindVisitorCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import { toSession } from './to-session.ts';

export const getSessionHandler = (findCity: FindVisitorCity, flags: Flags) =>
  handle(getSession, GetSession, (asked) => toSession(asked, findCity, flags));
