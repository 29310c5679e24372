export function startServer(out: string): Promise<{ url: string; stop(): void }>;
