import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const row = (index: number) =>
  `<li><a href="#${index}">Платье ${index}</a> <span>2&nbsp;999&nbsp;₽</span></li>`;

/** A page of plain HTML about as long as a listing: what the machine and Lighthouse can do at best. */
export async function plainPage(): Promise<{ address: string; close: () => void }> {
  const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Платья</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="Платья">
</head><body><main><h1>Платья</h1><ul>${Array.from({ length: 72 }, (_, index) => row(index)).join('')}</ul>
${'<p>Описание раздела, которое ничего не стоит.</p>'.repeat(400)}</main></body></html>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(html);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}
