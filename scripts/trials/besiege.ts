import { solvePuzzle } from '../../features/src/domain/profile/sign-in/solve-puzzle.ts';
import { createDevice, type Device } from './buyer.ts';

const front = '/api/v2/front';

/** Asks as a browser does: where a person is to be proven, it solves the puzzle and asks again. Answers the status. */
export async function askAsPerson(device: Device, path: string, body: object): Promise<number> {
  const first = await device.send('POST', `${front}${path}`, body);
  if (first.codes[0] !== 'captcha_required') return first.status;
  const asked = await device.send<{ challenge: Record<string, unknown> }>('GET', `${front}/captcha`);
  const smartCaptchaToken = await solvePuzzle(asked.body?.challenge ?? {});
  return (await device.send('POST', `${front}${path}`, { ...body, smartCaptchaToken })).status;
}

interface Siege {
  origin: string;
  members: readonly { phone: string; email: string }[];
  /** How often is asked in all, and how many of these times the puzzle is solved. */
  requests: number;
  solved: number;
  /** How many ask at a time. */
  atOnce: number;
}

/**
 * Strangers ask for codes and letters with links at members, in ever new sessions from 250 addresses. Answers how many a member's
 * phone and mailbox were sent at most.
 */
export async function besiege({ origin, members, requests, solved, atOnce }: Siege) {
  const most = { code: 0, letter: 0 };
  const sent = { code: new Map<string, number>(), letter: new Map<string, number>() };
  let next = 0;
  const stranger = async () => {
    while (next < requests) {
      const index = next;
      next += 1;
      const member = members[index % members.length];
      if (!member) return;
      const round = Math.floor(index / members.length);
      const kind = round % 2 === 0 ? 'code' : 'letter';
      const { phone, email } = member;
      const [path, body] =
        kind === 'code'
          ? (['/request-sms-code', { phone }] as const)
          : (['/password/reset-by-email', { email }] as const);
      const device = createDevice(origin, `172.20.${index % 250}.1`);
      // Spread over all members: codes of one half of them, letters of the other.
      const isSolver = round % Math.floor(requests / solved) === index % 2;
      const status = isSolver
        ? await askAsPerson(device, path, body)
        : (await device.send('POST', `${front}${path}`, body)).status;
      if (![200, 403, 429].includes(status)) throw new Error(`A stranger's request came to ${status}`);
      if (status !== 200) continue;
      const count = (sent[kind].get(phone) ?? 0) + 1;
      sent[kind].set(phone, count);
      most[kind] = Math.max(most[kind], count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, stranger));
  return most;
}
