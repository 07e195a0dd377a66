/**
 * `npm run try:nginx`: the store behind nginx (Debian's package; it must be installed), with buffering on and off. A hundred
 * shoppers at a hundred addresses ask for codes while others send bodies that are refused. Prints what came of it.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf } from '@rukav/contract';
import { requestSmsCode } from '@rukav/contract/sign-in/calls.ts';
import { startStore } from '../process/store.ts';

const port = 3632;
const front = 3636;
const folder = resolve('.data/try-nginx/nginx');

/** A shopper's address is told by a header of the trial: all of them sit on this machine. */
const configuration = (buffering: 'on' | 'off') => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  client_max_body_size 300m;
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Trial-Address;
  upstream store { server 127.0.0.1:${port}; keepalive 16; }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://store;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host:$server_port;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_buffering ${buffering};
      proxy_request_buffering ${buffering};
    }
  }
}`;

async function startNginx(buffering: 'on' | 'off') {
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/nginx.conf`, configuration(buffering));
  const child = spawn('nginx', ['-c', `${folder}/nginx.conf`], { stdio: 'inherit' });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  child.on('error', (error) => {
    throw new Error(`nginx cannot be started (${error.message}). On Debian: apt-get install -y nginx.`);
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${front}/healthz`).catch(() => undefined);
    if (reply?.ok) break;
    await wait(50);
  }
  return () => {
    child.kill('SIGTERM');
    return ended;
  };
}

type Outcome = number | string;

const outcomeOf = (path: string, init: RequestInit): Promise<Outcome> =>
  fetch(`http://127.0.0.1:${front}${path}`, { ...init, signal: AbortSignal.timeout(20_000) }).then(
    async (reply) => (await reply.arrayBuffer(), reply.status),
    (error: Error) => error.name,
  );

const json = (body: unknown, address: string): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', 'x-trial-address': address },
});

const askCode = (index: number) =>
  outcomeOf(
    addressOf(requestSmsCode),
    json({ phone: `+7915${String(1_000_000 + index)}` }, `203.0.113.${index + 1}`),
  );
const tooLarge = (index: number) =>
  outcomeOf('/api/v3/cart/comment', json({ text: 'x'.repeat(300_000) }, `198.51.100.${index + 1}`));
const read = (index: number) =>
  outcomeOf('/catalog/zhenschiny/platya', { headers: { 'x-trial-address': `192.0.2.${index + 1}` } });

function told(outcomes: readonly Outcome[]): string {
  const counts = new Map<Outcome, number>();
  for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}

let isSound = true;
const store = await startStore({ port, data: '.data/try-nginx' });
for (const buffering of ['on', 'off'] as const) {
  const stopNginx = await startNginx(buffering);
  const offset = buffering === 'on' ? 0 : 100;
  const shoppers = Array.from({ length: 100 }, (_, index) => index);
  const [codes, refused, pages] = await Promise.all([
    Promise.all(shoppers.map((index) => askCode(index + offset))),
    Promise.all(shoppers.map(tooLarge)),
    Promise.all(shoppers.map(read)),
  ]);
  await stopNginx();
  console.log(
    `Buffering ${buffering}: codes ${told(codes)}; bodies too large ${told(refused)}; pages ${told(pages)}.`,
  );
  isSound &&=
    codes.every((one) => one === 200) &&
    refused.every((one) => one === 413) &&
    pages.every((one) => one === 200);
}
await store.stop();
process.exit(isSound ? 0 : 1);
