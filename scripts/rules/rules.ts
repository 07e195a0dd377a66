/** The rules of this project that no linter knows. Prints what breaks them and fails. */
import { namesOutsideBrand, unknownForms } from './brand.ts';
import { lostExports, sameButForCase } from './paths.ts';
import { rawColours } from './tokens.ts';
import {
  kazakhNumbers,
  missingTranslations,
  unlistedFeatures,
  unsaidTexts,
  untranslated,
} from './translations.ts';
import { tracesOutside } from './traces.ts';

const rules = {
  rawColours,
  missingTranslations,
  unsaidTexts,
  unlistedFeatures,
  kazakhNumbers,
  untranslated,
  tracesOutside,
  sameButForCase,
  lostExports,
  namesOutsideBrand,
  unknownForms,
};

const faults = Object.entries(rules).flatMap(([rule, check]) => check().map((fault) => ({ rule, ...fault })));
for (const { rule, file, what } of faults) console.error(`${file}: ${what} (${rule})`);
if (faults.length > 0) process.exit(1);
console.log(`${Object.keys(rules).length} project rules kept.`);
