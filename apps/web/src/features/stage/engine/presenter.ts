import { mouthSheet } from '@app/contract/avatar/states/mouth-sheet.ts';
import type { Talk } from '@app/contract/project/schema.ts';
import type { Attention, Face, FaceRenderer, LoadedFace } from '@app/player/entry-avatar.ts';
import type { Speaking } from '@app/player/entry-show.ts';

type Voice = { speaking(): Speaking; positionMs(): number };

/** Any number does: it decides when this face blinks. */
const seed = 7;

/** Frames that can be held back: a face that rests draws nothing. */
function createFrames() {
  let held: (() => void) | undefined;
  let isResting = false;
  return {
    requestAnimationFrame(listener: () => void): number {
      if (!isResting) return window.requestAnimationFrame(listener);
      held = listener;
      return 0;
    },
    cancelAnimationFrame(handle: number): void {
      held = undefined;
      window.cancelAnimationFrame(handle);
    },
    rest(isOn: boolean): void {
      isResting = isOn;
      const next = held;
      held = undefined;
      if (!next) return;
      if (isOn) held = next;
      else window.requestAnimationFrame(next);
    },
  };
}

/** person-frame.module.css takes it where only a head is seen. */
const closeStyle = ({ scale, left, top }: NonNullable<LoadedFace['headView']>): string =>
  `translate(${(left * 100).toFixed(2)}%, ${(top * 100).toFixed(2)}%) scale(${scale.toFixed(4)})`;

/** The face on stage. It may be told what to say before it is there. */
export function createPresenter() {
  let face: Face | undefined;
  let renderer: FaceRenderer | undefined;
  let voice: Voice | undefined;
  let speaks = false;
  let attention: Attention = 'none';
  // Only the last one who was called appears.
  let turns = 0;
  const frames = createFrames();

  const apply = () => {
    if (!face || !voice) return;
    const { track, emotion } = voice.speaking();
    if (speaks) face.speak(track, voice.positionMs, emotion);
  };

  return {
    /** Draws on a canvas from now on, whoever was drawn before; answers with whether it can be seen. */
    async appear(
      canvas: HTMLCanvasElement,
      avatar: NonNullable<Talk['avatar']>,
      still: boolean,
    ): Promise<boolean> {
      const turn = ++turns;
      face?.dispose();
      [face, renderer] = [undefined, undefined];
      const { createFace, liveClock, loadFace } = await import('./player-parts.ts');
      const loaded = await loadFace({
        rig: avatar.rigUrl,
        picture: avatar.pictureUrl,
        mouth: mouthSheet,
      });
      if (turn !== turns) return false;
      renderer = loaded.show(canvas);
      // Beside the canvas there may be a film of the same person.
      const frame = canvas.parentElement ?? canvas;
      frame.style.setProperty('--close', loaded.headView ? closeStyle(loaded.headView) : 'none');
      const clock = liveClock(() => performance.now(), frames);
      face = createFace({ renderer, clock, seed, still });
      face.attend(attention);
      apply();
      return true;
    },
    resize(width: number, height: number) {
      renderer?.resize(width, height);
    },
    /** Who speaks, and whether anything is being said right now. */
    listen(to: Voice, isSpeaking: boolean) {
      voice = to;
      const stops = speaks && !isSpeaking;
      speaks = isSpeaking;
      if (stops) face?.hush();
      else apply();
    },
    /** Hears a question, looks for an answer, or neither. */
    attend(to: Attention) {
      attention = to;
      face?.attend(to);
    },
    /** Stands still, or moves again. */
    rest: frames.rest,
    dispose() {
      turns += 1;
      face?.dispose();
    },
  };
}

export type Presenter = ReturnType<typeof createPresenter>;
