import type { Upload } from '@rukav/features/api';

/** Sends a request by XMLHttpRequest, which alone tells how much of it has gone out. */
export const upload: Upload = (address, { method = 'POST', headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'text';
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('upload: the network failed'));
    request.onabort = () => reject(new DOMException('upload: aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData);
  });
