/**
 * Markdown knows no base path: `[Rules](/en/rules/)` would leave the folder the book is served from.
 * This gives every address that begins at the root of the site the folder the site lives in.
 */
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Plugin = Extract<
  NonNullable<SatteriProcessorOptions['hastPlugins']>[number],
  { name: string }
>;

const ADDRESSES = { a: 'href', img: 'src' } as const;

/** The address under `base`; anything but a root address stays as it is. */
export function underBase(base: string, address: string): string {
  if (!address.startsWith('/') || address.startsWith('//')) return address;
  return base.replace(/\/$/, '') + address;
}

export function baseLinks(base: string): Plugin {
  return {
    name: 'base-links',
    element: {
      filter: Object.keys(ADDRESSES),
      visit(node, context) {
        const property = ADDRESSES[node.tagName as keyof typeof ADDRESSES];
        const address = node.properties[property];
        if (typeof address === 'string')
          context.setProperty(node, property, underBase(base, address));
      },
    },
  };
}
