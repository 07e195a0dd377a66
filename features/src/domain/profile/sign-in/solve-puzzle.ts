import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Solves a puzzle of ALTCHA, in half a second of a phone's work, and writes the solution as the server reads it. */
export async function solvePuzzle(puzzle: Record<string, unknown>): Promise<string> {
  const challenge = puzzle as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
