/** Marks the first use of each glossary word in a chapter or a lesson, before its text becomes a page. */
import type { AstroIntegration } from 'astro';

const CHAPTER = /\/content\/(?:chapters|lessons)\/([a-z]+)\/[^/]+\.mdx$/;

/** @param mark gives a chapter's text, in a language, with its terms marked. Must stand before the integration that reads MDX. */
export function markTerms(mark: (text: string, language: string) => string): AstroIntegration {
  return {
    name: 'mark-terms',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'mark-terms',
                enforce: 'pre',
                transform: {
                  filter: { id: CHAPTER },
                  handler: (text, file) => mark(text, CHAPTER.exec(file)?.[1] ?? ''),
                },
              },
            ],
          },
        });
      },
    },
  };
}
