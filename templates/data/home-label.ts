import type { Data } from './index.ts';

/** The name of the home page in breadcrumbs. */
export const homeLabel = ({ ui }: Data['own']): string => ui.navigation.home;
