import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import { baseLinks } from './src/build/base-links.ts';

// Nothing about whoever builds the book leaves their machine.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

/** Where the book will be served: `SITE` is the host, `BASE_PATH` the folder on it. */
const site = process.env.SITE ?? 'https://ayo-olopon.example/';
const base = process.env.BASE_PATH ?? '/';

export default defineConfig({
  site,
  base,
  output: 'static',
  trailingSlash: 'ignore',
  i18n: {
    locales: ['en', 'yo'],
    defaultLocale: 'en',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  integrations: [
    mdx(),
    svelte(),
    sitemap({ i18n: { defaultLocale: 'en', locales: { en: 'en', yo: 'yo' } } }),
  ],
  markdown: {
    // Highlighted code would need inline styles, which the security policy forbids.
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [baseLinks(base)] }),
  },
  // Every script and style is a file of our own or named by its hash; nothing else may run.
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "object-src 'none'",
      ],
    },
  },
  build: { format: 'directory', inlineStylesheets: 'never' },
  // No asset becomes a data: address, which the policy would refuse.
  vite: { build: { assetsInlineLimit: 0 } },
  devToolbar: { enabled: false },
});
