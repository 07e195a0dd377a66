import { takeEarly } from './early-fetches';

/** Waits between repeats, ms. */
const waits = [500, 2000];

async function read(reply: Promise<Response>): Promise<unknown> {
  const response = await reply;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.json();
}

/**
 * The answer at an address that the page was sent without. The starter of the scripts has asked for it already
 * (`late-scripts.ts`); where it does not come, it is asked for again, twice.
 */
export async function askLate(address: string): Promise<unknown> {
  let answer = read(takeEarly(address) ?? fetch(address));
  for (const wait of waits)
    answer = answer.catch(async () => {
      await new Promise((done) => {
        setTimeout(done, wait);
      });
      return read(fetch(address));
    });
  return answer;
}
