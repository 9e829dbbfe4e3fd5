import { speechRoutes } from '@app/contract/speech/routes.ts';
import { useSound } from '../../../../components/use-sound.ts';
import { download } from '../../../../lib/api.ts';
import { pageTexts as texts } from './messages.ts';

/** Samples of voices; `heard` is the line one was asked for on. */
export function useHearing() {
  const { heard, toggle } = useSound<string | null>(texts.hearFailed);
  return {
    heard,
    toggle: (line: string | null, ttsId: string) =>
      toggle(line, async (signal) =>
        URL.createObjectURL(await download(speechRoutes.sample, { params: { ttsId }, signal })),
      ),
  };
}
