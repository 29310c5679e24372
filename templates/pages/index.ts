/** The kinds of pages, each by the word that an editor writes as `template`. */
export { about } from './about/index.ts';
export { contact } from './contact/index.ts';
export { cookies } from './cookies/index.ts';
export { faq } from './faq/index.ts';
export { gamification } from './gamification/index.ts';
export { home } from './home/index.ts';
export { notFound as 'not-found' } from './not-found/index.ts';
export { pricing } from './pricing/index.ts';
export { quote } from './quote/index.ts';
export { service } from './service/index.ts';
export { services } from './services/index.ts';
export { strategy } from './strategy/index.ts';
export { terms } from './terms/index.ts';
export { webDevelopment as 'web-development' } from './web-development/index.ts';
