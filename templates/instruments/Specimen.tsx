import { Section, SectionHead } from '../components/Section.tsx';
import type { PageContent, PageView } from '../page-view.ts';
import type { Service } from '../pages/service/schema.ts';
import { icelandicLetters, type SpecimenWords, sayUsed, usedLetters } from './letters.ts';

const fieldId = '_specimen';

interface SpecimenProps {
  view: PageView<Service>;
  specimen: NonNullable<PageContent<Service>['specimen']>;
}

/** A field in the display face at its largest, above the letters that Icelandic asks of a typeface. */
export function Specimen({ view, specimen }: SpecimenProps) {
  const { heading, lead, label, sample, letters, used, unused } = specimen;
  const words: SpecimenWords = { used, unused };
  const inSample = usedLetters(sample);
  return (
    <Section ground="shade" colour={view.content.colour}>
      <SectionHead heading={heading} lead={lead} />
      <div className="specimen" data-specimen={JSON.stringify(words)}>
        <label className="specimen__label" htmlFor={fieldId}>
          {label}
        </label>
        <textarea
          className="specimen__text"
          id={fieldId}
          rows={2}
          maxLength={60}
          defaultValue={sample}
          autoComplete="off"
          spellCheck={false}
          lang="is"
        />
        <p className="specimen__label">{letters}</p>
        <ul className="specimen__letters" lang="is">
          {icelandicLetters.map((letter) => (
            <li
              key={letter}
              className="specimen__letter"
              data-used={inSample.includes(letter) ? '' : undefined}
            >
              {letter}
            </li>
          ))}
        </ul>
        <p className="specimen__status" role="status">
          {sayUsed(inSample, words)}
        </p>
      </div>
    </Section>
  );
}
