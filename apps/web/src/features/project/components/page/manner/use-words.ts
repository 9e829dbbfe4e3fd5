import type { BodyOf } from '@app/contract/base/routes.ts';
import { speechRoutes } from '@app/contract/speech/routes.ts';
import { useSound } from '../../../../../components/use-sound.ts';
import { call } from '../../../../../lib/api.ts';
import { soundAddress } from '../../../../../lib/sound-address.ts';
import { mannerTexts as texts } from './messages.ts';

/** Words that are spoken to be heard; pressed again they stop. */
export function useWords() {
  const { heard, toggle } = useSound<true>(texts.hearFailed);
  return {
    isHeard: heard === true,
    toggle: (body: BodyOf<typeof speechRoutes.say>) =>
      toggle(true, async (signal) => soundAddress((await call(speechRoutes.say, { body, signal })).audio)),
  };
}
