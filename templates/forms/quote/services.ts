/** The services to choose from, in order (specification 8.2). */
export const serviceKeys = [
  'digital_strategy',
  'marketing',
  'branding',
  'social',
  'web_development',
  'content',
] as const;
export type ServiceKey = (typeof serviceKeys)[number];
