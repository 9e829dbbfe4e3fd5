import { speechRoutes } from '@app/contract/speech/routes.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { useSound } from '../../../../components/use-sound.ts';
import { download } from '../../../../lib/api.ts';
import { pageTexts as texts } from './messages.ts';

/** Samples of voices; `heard` is the line one was asked for on. */
export function useHearing(language: ContentLanguage) {
  const { heard, toggle } = useSound<string | null>(texts.hearFailed);
  return {
    heard,
    toggle: (line: string | null, ttsId: string) =>
      toggle(line, async (signal) =>
        URL.createObjectURL(
          await download(speechRoutes.sample, { params: { ttsId }, query: { language }, signal }),
        ),
      ),
  };
}
