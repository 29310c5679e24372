/** The public interface of what receives forms. */
export { createFormHandler, type HandlerOptions } from './handler.ts';
export { defaultRate, type RateLimit } from './rate-limit.ts';
export { type FormService, type FormSettings, startForms } from './service.ts';
export { readFormSettings, WrongSetting } from './settings.ts';
