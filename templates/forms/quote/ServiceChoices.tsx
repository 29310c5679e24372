import { optionTexts, plainSpaces } from '../../../src/define/payload.ts';
import { useTyped } from '../../components/Field.tsx';
import { Icon } from '../../components/Icon.tsx';
import type { PageContent } from '../../page-view.ts';
import type { Quote } from '../../pages/quote/schema.ts';
import { monthlyServices, quoteRules } from './definition.ts';
import { serviceKeys } from './services.ts';

/** The words of the quote form's fields. */
export type QuoteWords = Omit<PageContent<Quote>['form'], 'heading' | 'submit' | 'privacy'> & {
  /** Shown at fields that may stay empty. */
  optional: string;
};

/** The colours of the choices; one for which no page stands has none of its own. */
export type ServiceColours = Readonly<Record<string, string>>;

interface ServiceChoicesProps {
  services: QuoteWords['services'];
  colours: ServiceColours;
}

/** The services to choose from, as large cards that can be ticked. */
export function ServiceChoices({ services, colours }: ServiceChoicesProps) {
  const { selectedServices } = quoteRules.fields;
  const titles = optionTexts(selectedServices, services).map(plainSpaces);
  const ticked = useTyped('selectedServices')?.split(', ');
  return (
    <fieldset className="form__group" aria-describedby={services.hint && '_services-hint'}>
      <legend className="form__legend">{services.label}</legend>
      {services.hint && (
        <p className="field__hint" id="_services-hint">
          {services.hint}
        </p>
      )}
      <div className="choices">
        {serviceKeys.map((key, at) => (
          <label key={key} className="choice" data-colour={colours[key]}>
            <input
              className="choice__box"
              type="checkbox"
              name="selectedServices"
              value={titles[at]}
              defaultChecked={ticked?.includes(titles[at] ?? '')}
              data-service={key}
              data-budget={monthlyServices.includes(key) ? 'monthly' : 'project'}
            />
            <Icon icon={services.options[key].icon} className="icon--tile choice__icon" />
            <span className="choice__title">{services.options[key].title}</span>
            <span className="choice__text">{services.options[key].description}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
