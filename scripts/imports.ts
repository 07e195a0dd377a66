/** Who may import whom, between the subjects of the backend and between the features. Prints each wrong import and fails. */
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { arrows, beyondCircles, circles } from './imports/rules.ts';

const folders = ['backend/src', 'features/src'];

const usual: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  validate: true,
};

async function violationsOf(forbidden: IForbiddenRuleType[], exclude: string[] = []): Promise<string[]> {
  const { output } = await cruise(
    folders,
    { ...usual, ruleSet: { forbidden }, exclude: { path: exclude } },
    { extensions: ['.ts', '.tsx', '.json'] },
  );
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const { violations, totalCruised } = (output as ICruiseResult).summary;
  if (totalCruised < 500)
    throw new Error(`Only ${totalCruised} modules were found in ${folders.join(', ')}.`);
  return violations.map(
    ({ rule, from, to, cycle }) =>
      `${from}: ${cycle ? cycle.map(({ name }) => name).join(' → ') : to} (${rule.name}: ${comments.get(rule.name)})`,
  );
}

const wrong = [...(await violationsOf(arrows)), ...(await violationsOf(circles, beyondCircles))];
for (const violation of wrong) console.error(violation);
if (wrong.length > 0) process.exit(1);
console.log('No wrong import between subjects or features, and no circle.');
