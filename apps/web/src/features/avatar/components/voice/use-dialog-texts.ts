import type { FormDialogTexts } from '../../../../components/form-dialog.tsx';
import type { AudioRecorderTexts } from '../../../../components/media-recorder.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { avatarTexts } from '../../messages.ts';
import { voiceTexts as texts } from './messages.ts';

/** How a form in a dialog speaks. */
export function useDialogTexts(): FormDialogTexts {
  const { t } = useTexts();
  return {
    close: t(texts.close),
    cancel: t(texts.cancel),
    loseTitle: t(avatarTexts.loseTitle),
    loseText: t(avatarTexts.loseText),
    lose: t(avatarTexts.lose),
    keep: t(avatarTexts.keep),
  };
}

/** How the recorder speaks. */
export function useRecorderTexts(): AudioRecorderTexts {
  const { t } = useTexts();
  return {
    start: t(texts.start),
    asking: t(texts.asking),
    recording: t(texts.recording),
    pause: t(texts.pause),
    paused: t(texts.paused),
    resume: t(texts.resume),
    finish: t(texts.finish),
    recorded: t(texts.recorded),
    replay: t(texts.replay),
    stopReplay: t(texts.stopReplay),
    redo: t(texts.redo),
    use: t(texts.use),
    ready: t(texts.ready),
    left: (time) => t(texts.left, { time }),
    level: t(texts.level),
  };
}
