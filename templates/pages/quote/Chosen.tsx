import { ServicePrice } from '../../components/ServicePrice.tsx';
import { serviceKeys } from '../../forms/quote/services.ts';
import type { PageView } from '../../page-view.ts';
import type { Quote } from './schema.ts';

/** What the services that are ticked in the form cost. The style sheet shows those alone, so that it works without script. */
export function Chosen({ view: { content, services, ui } }: { view: PageView<Quote> }) {
  const { chosen, form } = content;
  return (
    <section className="chosen" aria-labelledby="_chosen-heading">
      <h3 className="next-steps__title" id="_chosen-heading">
        {chosen.heading}
      </h3>
      <ul>
        {serviceKeys.map((key) => {
          const service = services.find(({ quoteService }) => quoteService === key);
          return (
            <li key={key} data-colour={service?.colour}>
              {form.services.options[key].title}
              {service && <ServicePrice service={service} words={ui.prices} />}
            </li>
          );
        })}
      </ul>
      <p className="form__note">{chosen.note}</p>
    </section>
  );
}
