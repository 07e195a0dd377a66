import { stopUnderLoad, type Way } from '../../scripts/trials/stop.ts';
import { expect, test } from './fixtures.ts';

/** Beside the store of the other journeys, with data of its own. */
const port = Number(process.env['E2E_PORT'] ?? 3400) + 40;

test.describe.configure({ mode: 'serial' });

for (const way of ["npm's pid", 'Ctrl-C'] satisfies Way[]) {
  test(`a store that is stopped by ${way} answers all it was asked and leaves nothing running`, async () => {
    test.setTimeout(240_000);

    const { requests, failed, left } = await stopUnderLoad(way, port, '.data/stopping-e2e');

    expect(requests).toBeGreaterThan(0);
    expect(failed).toEqual([]);
    expect(left).toEqual([]);
  });
}
