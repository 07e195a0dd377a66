import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { PictureUnavailable, type PictureRequest } from './picture-source.ts';
import { createPictures } from './subject.ts';

const { db } = await testDatabase();

test('a stop does not wait for a picture that is being drawn: whoever asked is told to come again', async () => {
  const asked = Promise.withResolvers<void>();
  const drawing = Promise.withResolvers<Uint8Array>();
  const source = {
    find: async () => ({ version: '1', isLasting: true }),
    image: async () => {
      asked.resolve();
      return drawing.promise;
    },
    close: async () => drawing.reject(new PictureUnavailable('The store stops.')),
  };
  const subject = createPictures(
    () => source,
    async () => [],
  );
  const app = await createServer(testKernel(db), [subject]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const reply = fetch(`http://127.0.0.1:${port}/img/300x400/sage`);
  await asked.promise;

  app.readiness.isStopping = true;
  await app.close();

  const { status, headers } = await reply;
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
});

/** A server whose source says which pictures it was asked to draw ahead. */
async function openShop(environment: Record<string, string> = {}) {
  const drawn = Promise.withResolvers<readonly PictureRequest[]>();
  const source = {
    find: async () => undefined,
    image: async () => undefined,
    drawAhead: async (requests: readonly PictureRequest[]) => drawn.resolve(requests),
    close: async () => {},
  };
  const asked = vi.fn(async () => ['sage']);
  const app = await createServer(testKernel(db, environment), [createPictures(() => source, asked, 0)]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { drawn: drawn.promise, asked };
}

test('pictures that a shopper sees first are drawn before anybody asks for them', async () => {
  const { drawn } = await openShop();

  expect((await drawn).map(({ code, width }) => [code, width])).toEqual([
    ['sage', 450],
    ['sage', 300],
  ]);
});

test('with PICTURES_AHEAD=0 no picture is drawn before it is asked for', async () => {
  const { asked } = await openShop({ PICTURES_AHEAD: '0' });
  const { drawn } = await openShop();

  // The other shop, which was opened later, has begun.
  await drawn;
  expect(asked).not.toHaveBeenCalled();
});
