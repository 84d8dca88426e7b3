/**
 * The Svelte checker does not read Astro components; it may know that they are there.
 * The Astro checker reads the components themselves and never gets here.
 */
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
