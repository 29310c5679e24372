/** The door of receiving forms. */
export { createFormHandler, type HandlerOptions } from './handler.ts';
export { defaultRate, type RateLimit } from './rate-limit.ts';
export { longestBody, readBody } from './read-body.ts';
export { type FormService, type FormSettings, startForms } from './service.ts';
export { readFormSettings, WrongSetting } from './settings.ts';
export type { FormAnswer, FormHandler, FormRequest } from './types.ts';
