import './steps/parse-tsx.mjs';
import { cruise, format } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../.dependency-cruiser.mjs';
import { folderCircles } from './steps/folder-circles.mjs';

/** Checks every import against import-rules.mjs, and that no folders import each other in a circle. */
const { forbidden, options } = rules;
const result = await cruise(['packages', 'apps', 'bench'], { ...options, validate: true, ruleSet: { forbidden } }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { output, exitCode } = await format(result.output, { outputType: 'err' });
console.log(output);

const circles = folderCircles(result.output.modules);
for (const { folder, members, imports } of circles) {
  console.error(`A circle in ${folder}: ${members.join(', ')}`);
  for (const each of imports) console.error(`  ${each}`);
}
process.exit(exitCode || circles.length > 0 ? 1 : 0);
