import { expect, test, vi } from 'vitest';
import { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { addPhoto, addReview } from '@rukav/contract/reviews/calls.ts';
import { createClient } from './client.ts';
import { CallFailed } from './failure.ts';

const reply = (body: object, status = 200) => new Response(JSON.stringify(body), { status });

function aClient(answer: Response) {
  const [send, upload] = [vi.fn<typeof fetch>(async () => answer), vi.fn(async () => answer)];
  const client = createClient({ fetch: send, upload, headers: () => ({ 'x-session-token': 'token' }) });
  return { client, send, upload };
}

test('a form goes out as it is, and its bounds are left to whoever writes them [API-059]', async () => {
  const { client, send } = aClient(reply({ id: 'p1' }));
  const body = new FormData();

  await client(addPhoto, { body });

  const [address, init] = send.mock.calls[0] ?? [];
  expect(address).toBe('/api/v3/reviews/photo');
  expect(init?.body).toBe(body);
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});

test('whoever asks for progress is told it, under the same headers', async () => {
  const { client, send, upload } = aClient(reply({ id: 'p1' }));
  const onProgress = vi.fn();

  await client(addPhoto, { body: new FormData() }, { onProgress });

  expect(send).not.toHaveBeenCalled();
  expect(upload).toHaveBeenCalledWith(
    '/api/v3/reviews/photo',
    expect.objectContaining({ headers: expect.objectContaining({ 'x-session-token': 'token' }) }),
    onProgress,
  );
});

test('a 503 is expected where the call declares it or the shop has no goods yet; another one is a fault', async () => {
  const answered = async (code: string) => {
    const { client } = aClient(reply({ errors: [{ code, message: '' }], requestId: 'r1' }, 503));
    return client(cancelOrder, { params: { id: 'A-1' }, body: {} as never }).catch(
      (thrown: CallFailed) => thrown.failure.kind,
    );
  };

  expect(await answered('order_system_unavailable')).toBe('refused');
  expect(await answered('catalogue_empty')).toBe('refused');
  expect(await answered('upstream_unavailable')).toBe('fault');
});

test('a refusal is thrown with its codes, for the form to show [REV-24]', async () => {
  const errors = [{ code: 'text_already_sent', message: 'Этот текст вы уже отправляли.' }];
  const { client } = aClient(reply({ errors, requestId: 'r1' }, 409));

  const sent = client(addReview, { body: {} as never });

  await expect(sent).rejects.toBeInstanceOf(CallFailed);
  await expect(sent).rejects.toMatchObject({ failure: { kind: 'refused', status: 409, errors } });
});
