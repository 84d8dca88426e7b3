/**
 * How an example is put before a class: black on white or white on black, kept in this browser and
 * put on by `theme.js` before anything is drawn; and the whole screen, where the browser gives it.
 */
export type Ground = 'white' | 'black';

const KEY = 'ayo-projector';

export class StageLight {
  ground = $state<Ground>('white');
  /** Whether the whole screen can be had, and whether it is. */
  canFill = $state(false);
  fills = $state(false);

  /** Takes over what is kept; to be called once the page is alive. Gives back the way to stop listening. */
  attend(): () => void {
    this.ground = document.documentElement.dataset['ground'] === 'black' ? 'black' : 'white';
    this.canFill = document.fullscreenEnabled;
    const changed = (): void => void (this.fills = document.fullscreenElement !== null);
    changed();
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }

  turn(): void {
    this.ground = this.ground === 'white' ? 'black' : 'white';
    document.documentElement.dataset['ground'] = this.ground;
    try {
      localStorage.setItem(KEY, this.ground);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
  }

  async fill(): Promise<void> {
    try {
      if (this.fills) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // The browser refuses: the page fills its window all the same.
    }
  }
}
