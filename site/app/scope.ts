import type { Query } from '@rukav/features/api';
import { failureOf } from '@rukav/features/api';
import { scopeBind } from 'effector';
import { data, type RouterContextProvider } from 'react-router';
import { scopeContext } from './contexts';
import { stylesArrived } from './styles-arrived';

/**
 * Opens a key on the server and in the browser alike, and answers 404 or the failure's status when that is what came.
 * Waits for this key alone: `allSettled` would wait for everything that runs in the scope. A loader must not return the
 * answer: it travels in the scope already.
 */
export async function load<Request, Answer>(
  context: Readonly<RouterContextProvider>,
  query: Query<Request, Answer>,
  request: Request,
): Promise<Answer> {
  try {
    return await scopeBind(query.openFx, { scope: context.get(scopeContext) })(request);
  } catch (thrown) {
    const failure = failureOf(thrown);
    await stylesArrived();
    throw data(failure, { status: failure.status });
  }
}
