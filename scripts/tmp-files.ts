import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const p of ['/', '/catalog/zhenschiny/platya', '/product/x/100590', '/cart']) {
  const page = await b.newPage();
  const got: [number, string][] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const urls = new Map<string, string>();
  cdp.on('Network.responseReceived', (e) => urls.set(e.requestId, e.response.url));
  cdp.on('Network.loadingFinished', (e) => got.push([e.encodedDataLength, urls.get(e.requestId) ?? '']));
  await page.goto('http://localhost:3620' + p);
  await page.waitForTimeout(2500);
  console.log(p);
  for (const [n, u] of got
    .filter(([, u]) => /\.js|\.css|html|product|catalog/.test(u) && !/pictures/.test(u))
    .sort((x, y) => y[0] - x[0]))
    console.log('  ', n, u.replace(/.*assets/, ''));
  await page.close();
}
await b.close();
