import type { WebDriver } from 'selenium-webdriver';

export function startDriver(): Promise<{ url: string; stop(): void }>;
export function startSession(url: string): Promise<WebDriver>;
