export function startServer(out: string, ...options: string[]): Promise<{ url: string; stop(): void }>;
