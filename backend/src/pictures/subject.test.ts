import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { PictureUnavailable } from './picture-source.ts';
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
