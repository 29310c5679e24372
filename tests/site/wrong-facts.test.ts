import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/diagnostics/format.ts';
import { type Edit, problemsOf, workspace } from '../support/workspace.ts';

const inBoth = (name: string, replace: RegExp, text: string): Edit[] =>
  ['is', 'en'].map((id) => ({ file: `${id}/${name}.md`, replace, with: text }));

const said = (...edits: Edit[]) =>
  problemsOf(workspace(...edits)).map((one) => ({
    ...{ code: one.code, severity: one.severity, place: `${one.place.file}: ${one.place.sourceLine}` },
    ...{ what: messageOf(one).what, fix: messageOf(one).fix },
  }));

describe('a service with the video of another', () => {
  const video = (name: string, file: string) => inBoth(`services/${name}`, /^video: .*$/m, `video: ${file}`);

  it('is a warning at its line where the figure and the colour are its own', () => {
    expect(said(...video('social-media', 'gamification'))).toEqual([
      {
        code: 'service-video',
        severity: 'warning',
        place: 'content/is/services/social-media.md: video: gamification',
        what: '“gamification” is the video of content/is/services/gamification.md, which has another figure or colour.',
        fix: 'Write the video of this service, or take all three from there, in every language: shape: stairs, colour: heather and video: gamification.',
      },
    ]);
  });

  it('is told at the service that the video is not named after, whatever the order of the two is', () => {
    const places = said(...video('web-development', 'brand-development')).map(({ place }) => place);
    expect(places).toEqual(['content/is/services/web-development.md: video: brand-development']);
    const others = said(...video('brand-development', 'web-development')).map(({ place }) => place);
    expect(others).toEqual(['content/is/services/brand-development.md: video: web-development']);
  });

  it('is fine where all three are from the same service, as a new service has them until it has a video', () => {
    const three = /^colour: .*\nshape: .*\nvideo: .*$/m;
    const edits = inBoth(
      'services/social-media',
      three,
      'colour: heather\nshape: stairs\nvideo: gamification',
    );
    expect(said(...edits)).toEqual([]);
  });
});

describe('the day on which the terms last changed', () => {
  const updated = (day: string) => inBoth('terms', /^updated: .*$/m, `updated: ${day}`);

  it('is a warning in every language if it has not come yet', () => {
    expect(said(...updated('2027-11-21'))).toEqual(
      ['en', 'is'].map((id) => ({
        ...{ code: 'terms-future', severity: 'warning' },
        place: `content/${id}/terms.md: updated: 2027-11-21`,
        what: 'The page is said to have changed on 2027-11-21, which has not come yet.',
        fix: 'Write the day on which the change goes live, today at the latest (2026-11-21).',
      })),
    );
  });

  it('is fine if it is today', () => expect(said(...updated('2026-11-21'))).toEqual([]));

  it('is an error if languages differ', () => {
    const [first] = updated('2026-11-19');
    expect(said(...(first ? [first] : [])).map(({ code }) => code)).toEqual(['unequal-values']);
  });
});
