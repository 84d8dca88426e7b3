import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import { baseLinks } from './src/build/base-links.ts';
import { bookFiles } from './src/build/book-files.ts';
import { citationAnchors } from './src/build/citation-anchors.ts';
import { markTerms } from './src/build/mark-terms.ts';
import { fontLicence } from './src/build/font-licence.ts';
import { paragraphAnchors } from './src/build/paragraph-anchors.ts';
import { proofReading } from './src/build/proof-reading.ts';
import { searchIndex } from './src/build/search-index.ts';
import { securityPolicy } from './src/build/security-policy.ts';
import { stylesWithoutHost } from './src/build/styles-without-host.ts';
import { withTerms } from './src/edition/term-uses.ts';

/** Where the book will be served: `SITE` is the host, `BASE_PATH` the folder on it. */
const site = process.env.SITE ?? 'https://ayo-olopon.example/';
const base = `/${process.env.BASE_PATH ?? ''}/`.replaceAll(/\/+/g, '/');

/** @type {readonly string[]} */
const sourceIds = JSON.parse(
  readFileSync(new URL('content/sources.json', import.meta.url), 'utf8'),
).map((/** @type {{ id: string }} */ source) => source.id);

/** @type {readonly import('./src/edition/term-uses.ts').Form[]} */
const terms = JSON.parse(readFileSync(new URL('content/glossary.json', import.meta.url), 'utf8'));

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
    markTerms((text, language) => withTerms(text, terms, language === 'yo' ? 'yo' : 'en')),
    mdx(),
    svelte(),
    sitemap({
      filter: (page) => !/\/(?:review\/$|projector\/)/.test(page),
      i18n: { defaultLocale: 'en', locales: { en: 'en', yo: 'yo' } },
    }),
    fontLicence(),
    bookFiles(process.env.BOOK_FILES),
    stylesWithoutHost(base),
    citationAnchors(),
    securityPolicy(),
    proofReading(base, sourceIds),
    searchIndex(),
  ],
  markdown: {
    // Highlighted code would need inline styles, which the security policy forbids.
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [baseLinks(base), paragraphAnchors()] }),
  },
  // Assets stand in a folder without an underscore, which some hosts would drop.
  build: { format: 'directory', assets: 'assets', inlineStylesheets: 'never' },
  // No asset becomes a data: address, which the policy would refuse.
  vite: {
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Every part that is fetched names those it needs: long names would weigh.
              chunkFileNames: 'assets/[hash].js',
              // What plays by the rules is needed whole, and weighs less in one piece.
              codeSplitting: { groups: [{ name: 'engine', test: /\/src\/engine\// }] },
            },
          },
        },
      },
    },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Astro leaves a mark for itself in MDX modules that the bundler does not know.
        onLog: (level, log, pass) => log.code === 'MODULE_LEVEL_DIRECTIVE' || pass(level, log),
      },
    },
  },
  devToolbar: { enabled: false },
});
