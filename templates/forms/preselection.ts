import { type ServiceKey, serviceKeys } from './quote/services.ts';

const serviceName = 'service';
const planName = 'plan';

/** The name under which the offer of a game writes its sentence into the quote form, beside the plans. */
export const gameOffer = 'game';

/** The address of the quote form with a service chosen; as it is for a page whose service the form does not have. */
export function withService(href: string, service: ServiceKey | 'none' | undefined): string {
  return service === undefined || service === 'none' ? href : `${href}?${serviceName}=${service}`;
}

/** The address of a form that begins with the sentence of a plan. */
export function withPlan(href: string, plan: string): string {
  return `${href}?${planName}=${plan}`;
}

/** What a link to a form chooses beforehand in it. */
interface Preselection {
  services: readonly ServiceKey[];
  /** The name of a plan. It may be anything: whoever made the address has written it. */
  plan: string;
  /** The query without all this. */
  rest: string;
}

/**
 * What the query of an address chooses. Services that the quote form does not have are left out.
 *
 * @example preselectionOf('?service=social&q=a') // => { services: ['social'], plan: '', rest: '?q=a' }
 */
export function preselectionOf(query: string): Preselection | undefined {
  const asked = new URLSearchParams(query);
  const named = asked.getAll(serviceName);
  const plan = asked.get(planName);
  if (named.length === 0 && plan === null) return undefined;
  asked.delete(serviceName);
  asked.delete(planName);
  const rest = String(asked);
  const services = serviceKeys.filter((key) => named.includes(key));
  return { services, plan: plan ?? '', rest: rest && `?${rest}` };
}
