import { fillText } from '../../src/define/plural.ts';
import { Button } from '../components/Button.tsx';
import { Section, SectionHead } from '../components/Section.tsx';
import type { PageView } from '../page-view.ts';
import type { WebDevelopment } from '../pages/web-development/schema.ts';
import type { RaceData } from './race.ts';
import { inSeconds, limits, trackPath } from './track.ts';

/** What Google says of the limits. */
const source = 'https://web.dev/articles/lcp';

/** The time until the largest part of this page is there, beside the limits of Google; nothing where it was not measured. */
export function Race({ view }: { view: PageView<WebDevelopment> }) {
  const { content, measured } = view;
  const { race, colour } = content;
  if (!race || !measured) return null;
  const { time, decimalMark, result } = race;
  const seconds = (value: number) => fillText(time, { n: inSeconds(value, decimalMark) });
  const clocks = [
    { name: race.own, time: measured.paint },
    { name: race.good, time: limits.good },
    { name: race.poor, time: limits.poor },
  ];
  const data: RaceData = { paint: measured.paint, finish: limits.poor, time, decimalMark, result };
  return (
    <Section ground="shade" colour={colour}>
      <SectionHead heading={race.heading} lead={race.lead} />
      <div className="race" data-race={JSON.stringify(data)}>
        <dl className="race__times">
          {clocks.map((clock, at) => (
            <div key={clock.name} className="race__time">
              <dt>{clock.name}</dt>
              <dd>
                <span className="race__clock">{seconds(clock.time)}</span>
                {at === 0 && <Track time={clock.time} />}
              </dd>
            </div>
          ))}
        </dl>
        <div className="race__start">
          <Button disabled>{race.start}</Button>
        </div>
        <p className="race__result" role="status" />
        <p className="note">
          {`${fillText(race.note, { day: measured.day })} `}
          <a href={source}>{race.link}</a>
        </p>
      </div>
    </Section>
  );
}

/** The one track: how long the visitor waits runs past the limits, on top of it the page runs until it is there. */
function Track({ time }: { time: number }) {
  return (
    <svg
      className="race__track"
      viewBox={`0 0 ${limits.poor} 2`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="race__limits" d={`M${limits.good} 0V2M${limits.poor} 0V2`} />
      <path className="race__wait" d={trackPath(limits.poor)} />
      <path className="race__own" d={trackPath(time)} />
    </svg>
  );
}
