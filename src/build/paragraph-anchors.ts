/**
 * Gives every paragraph of a chapter an anchor: `sowing-2` is the second of the section `sowing`, the
 * same in every language; before the first section stands `preface`.
 *
 * Counted are paragraphs that stand in the section itself. Those inside another tag, a correction or
 * a dispute above all, are reached by the anchor of that tag, so that an error told later does not
 * number anew what others have already cited. `edition/paragraphs.ts` counts the same in the text.
 */
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';

type Entry = NonNullable<SatteriProcessorOptions['hastPlugins']>[number];
/** A plugin itself; functions that make one have a name as well. */
type Plugin = Exclude<Extract<Entry, { name: string }>, (...told: never[]) => unknown>;
type Root = Parameters<NonNullable<Plugin['before']>>[0];
type Child = Root['children'][number];

export function paragraphAnchors(): Plugin {
  return {
    name: 'paragraph-anchors',
    before(root, context) {
      const number = (within: string, children: readonly Child[]): void => {
        let count = 0;
        for (const child of children)
          if (child.type === 'element' && child.tagName === 'p')
            context.setProperty(child, 'id', `${within}-${++count}`);
      };
      number('preface', root.children);
      for (const child of root.children)
        if (child.type === 'mdxJsxFlowElement' && child.name === 'Section')
          number(idOf(child.attributes), child.children as readonly Child[]);
    },
  };
}

/** The id written in a tag. Throws when there is none. */
function idOf(attributes: readonly { type: string }[]): string {
  for (const one of attributes)
    if ('name' in one && one.name === 'id' && 'value' in one && typeof one.value === 'string')
      return one.value;
  throw new Error('A <Section> has no id="…".');
}
