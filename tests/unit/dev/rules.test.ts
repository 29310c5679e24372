import { expect, it } from 'vitest';
import { rulesIn } from '../../../src/dev/client/rules.ts';

it.each<[string, string[]]>([
  ['single rules', ['a{color:red}', 'b,i{color:blue}']],
  ['rules in others', ['@media (width>40em){a{color:red}b{color:blue}}', 'a{b{color:red}}']],
  ['statements', ['@layer base,late;', '@layer late{a{color:red}}']],
  [
    'signs that end nothing',
    [
      'a:before{content:"}"}',
      "a:before{content:'\\'}'}",
      'a{background:url(data:image/svg+xml;utf8,{})}',
      '.a\\}{color:red}',
      '/* } */a{color:red}',
    ],
  ],
])('a sheet is split into its rules: %s', (_, rules) => {
  expect(rulesIn(rules.join(''))).toEqual(rules);
});
