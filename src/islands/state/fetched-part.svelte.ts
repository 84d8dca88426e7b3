/**
 * A part of an island that is fetched when it is first needed. (Svelte's own block for what is awaited
 * would weigh upon every page that moves.)
 */
export class FetchedPart<Part> {
  /** The part, once it is there. */
  part = $state.raw<Part | null>(null);
  /** Whether the last try failed; asking again tries again. */
  failed = $state(false);
  private asking = false;
  private readonly fetcher: () => Promise<{ readonly default: Part }>;

  constructor(fetcher: () => Promise<{ readonly default: Part }>) {
    this.fetcher = fetcher;
  }

  /** Fetches the part, unless it is there or on its way. */
  async ask(): Promise<void> {
    if (this.asking || this.part !== null) return;
    this.asking = true;
    try {
      this.part = (await this.fetcher()).default;
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.asking = false;
  }
}
