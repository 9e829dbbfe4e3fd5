import type { Show } from '@app/player/entry-show.ts';
import type { StageStore } from '../store.ts';

const loadPlayer = () => import('./player-parts.ts');
export type Player = Awaited<ReturnType<typeof loadPlayer>>;
export type Opened = { player: Player; show: Show };

type Tools = {
  store: StageStore;
  onChange(): void;
  /** The show is there and silent; what the answer holds ends with it. */
  onOpened(opened: Opened): (() => void)[];
};

/** Loads the player and makes the show, once somebody wants to hear the talk. */
export class ShowOpener {
  readonly #tools: Tools;
  #opened: Opened | undefined;
  #opening: Promise<Show> | undefined;
  #endings: (() => void)[] = [];

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  get opened(): Opened | undefined {
    return this.#opened;
  }

  get show(): Show | undefined {
    return this.#opened?.show;
  }

  /** Fetches the player ahead of the click. */
  readonly warmUp = (): void => {
    loadPlayer().then(
      () => this.#tools.store.setState({ isWarm: true }),
      () => undefined,
    );
  };

  /** The show, which is made once. Call it in a click: browsers are silent until then. */
  async open(): Promise<Show | undefined> {
    this.#opening ??= this.#make();
    try {
      return await this.#opening;
    } catch {
      this.#opening = undefined;
      this.#tools.store.setState({ phase: 'closed', fault: true });
      return undefined;
    }
  }

  /** Ends the show; another one may follow. */
  close(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#opened = undefined;
    this.#opening = undefined;
  }

  async #make(): Promise<Show> {
    const { store, onChange, onOpened } = this.#tools;
    store.setState({ phase: 'opening' });
    const player = await loadPlayer();
    const { pages, tracks, page, pageMs, isSilent } = store.getState();
    const audio = isSilent ? player.createSilentOut() : player.createAudioOut();
    const show = new player.Show({
      audio,
      clock: player.liveClock(() => performance.now(), window),
      pages: pages.map((each, index) => player.showPageOf(each, tracks[index])),
      start: { page, ms: pageMs },
      holdsOf: (index) => {
        const now = store.getState();
        const shown = now.pages[index];
        return (shown && now.holdsOf?.(shown, now.tracks[index])) ?? [];
      },
      onChange,
    });
    this.#opened = { player, show };
    const others = onOpened(this.#opened);
    store.setState({ phase: show.state });
    this.#endings.push(
      ...others,
      () => show.dispose(),
      () => audio.dispose(),
    );
    return show;
  }
}
