import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: 'https://bench.example',
  outDir: './dist',
  cacheDir: './.cache',
  trailingSlash: 'always',
  integrations: [react()],
  telemetry: false,
});
