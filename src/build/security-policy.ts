/**
 * Writes the content security policy into every built page: nothing from another host, and of inline
 * scripts and styles only those the build itself wrote, each named by its hash.
 *
 * Astro has a policy of its own, but it leaves out `is:inline` scripts and stands at the end of the
 * head, where whatever comes before it is not governed. This one comes first.
 */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const FIXED = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
];

const INLINE = {
  script:
    /<script(?![^>]*\s(?:src|type="application\/(?:ld\+)?json")[\s=>])[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
} as const;

/**
 * The search compiles its index reader from WebAssembly. It does so in a worker, which this policy does
 * not govern; where no worker may run, it does so in the page. Text is never made into a script.
 */
const COMPILED = "'wasm-unsafe-eval'";

/** The sources of one kind: our own files, and the hash of each inline text, once. */
function sources(html: string, kind: keyof typeof INLINE): readonly string[] {
  const hashes = Array.from(
    html.matchAll(INLINE[kind]),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [`${kind}-src 'self'`, ...new Set(hashes)];
}

/** The page with its policy as the first thing in the head after the character set. */
export function withPolicy(html: string): string {
  const scripts = [...sources(html, 'script'), COMPILED].join(' ');
  const policy = [...FIXED, scripts, sources(html, 'style').join(' ')].join('; ');
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  const place = /<head[^>]*>(?:\s*<meta charset[^>]*>)?/;
  if (!place.test(html)) throw new Error('A page without a head cannot carry its security policy.');
  return html.replace(place, (head) => head + meta);
}

export function securityPolicy(): AstroIntegration {
  return {
    name: 'security-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: root })) {
          const file = join(root, name);
          await writeFile(file, withPolicy(await readFile(file, 'utf8')));
        }
      },
    },
  };
}
