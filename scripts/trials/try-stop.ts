/** `npm run try:stop`: stops the store under load, in each way, and prints what failed and what is left running. */
import { stopUnderLoad, type Way } from './stop.ts';

const ways: Way[] = ['its own pid', "npm's pid", 'Ctrl-C'];
let isSound = true;
for (const way of ways) {
  const { requests, failed, left } = await stopUnderLoad(way, 3620, '.data/try-stop');
  console.log(`By ${way}: ${requests} requests, ${failed.length} failed, ${left.length} processes left.`);
  for (const one of failed.slice(0, 5)) console.log(`  ${one}`);
  isSound &&= failed.length === 0 && left.length === 0;
}
process.exit(isSound ? 0 : 1);
