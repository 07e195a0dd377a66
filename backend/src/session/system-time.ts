import { systemTime } from '@rukav/contract/session/calls.ts';
import { SystemTime } from '@rukav/contract/session/schemas.ts';
import { handle } from '../http/handle.ts';

export const systemTimeHandler = () =>
  handle(systemTime, SystemTime, ({ now }) => ({ time: now.toISOString() }));
