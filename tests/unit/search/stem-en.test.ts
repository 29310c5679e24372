import { expect, test } from 'vitest';
import { stemEnglish } from '../../../src/locales/en/stem.ts';

test.each([
  'strategy strategies strategic',
  'optimize optimise optimization optimisation optimizing optimized',
  'price prices pricing priced',
  'campaign campaigns',
  'advertise advertising advertisement advertiser',
  'design designs designing designer designed',
  'develop development developing developers',
  'brand brands branding',
  'company companies companys',
  'gamify gamification',
  'plan plans planning planned',
  'colour color colours',
  'consult consulting consultation consultations',
])('%s have one stem', (line) => {
  const stems = line
    .split(' ')
    .map(stemEnglish)
    .map((stem) => stem.replace(/ic$/, 'i'));
  expect([...new Set(stems)]).toHaveLength(1);
});

test.each([
  ['custom', 'customer'],
  ['plan', 'planet'],
  ['term', 'team'],
  ['numb', 'number'],
  ['analysis', 'analytics'],
])('%s and %s stay apart', (a, b) => {
  expect(stemEnglish(a)).not.toBe(stemEnglish(b));
});
