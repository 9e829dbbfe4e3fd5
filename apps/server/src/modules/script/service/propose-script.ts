import { AppError } from '@app/contract/base/errors.ts';
import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import { scriptErrors } from '@app/contract/script/errors.ts';
import { scriptMessages } from '@app/contract/script/messages.ts';
import type { Proposal } from '@app/contract/script/schema.ts';
import { needsModel, type ScriptChange } from '@app/contract/script/states/change.ts';
import { type ScriptTone, scriptTones } from '@app/contract/script/states/tone.ts';
import { languageOf } from '@app/deck/script/language.ts';
import type { Log } from '../../../platform/log.ts';
import type { LanguageModel, LanguageModels } from '../../../providers/llm/port.ts';
import { changeByRules, type PageInDeck, writeByRules, writeOtherByRules } from '../rules.ts';
import { askModel } from './ask-model.ts';
import { faultOfScript } from './check-script.ts';
import { changePrompt, materialOf, writePrompt } from './write-prompt.ts';

type Deps = { log: Log; newId: () => string; languageModels: LanguageModels };
/** In which words it is said, to whom, and as long as they wait. */
type Manner = { tone: ScriptTone | undefined; language: Language; signal: AbortSignal };

const standingIn = (proposal: Proposal, model: LanguageModel, failed: Message, language: Language) => ({
  ...proposal,
  standIn: fill(scriptMessages.standIn, language, { model: model.name, reason: fill(failed, language) }),
});

/** Offers scripts: those of the language model where one is set up, else those of the rules, which also stand in for it. */
export function proposeScript({ log, newId, languageModels }: Deps) {
  return {
    async write(page: PageInDeck, { tone = scriptTones[0], language, signal }: Manner): Promise<Proposal> {
      const model = languageModels.first;
      const ours = model ? writeByRules(page) : writeOtherByRules(page);
      if (!ours) throw new AppError(scriptErrors.nothingToSay);
      if (!model) return ours;
      const ground = materialOf(page);
      const spoken = languageOf(ours.content);
      const result = await askModel(
        model,
        {
          messages: writePrompt(page, { tone, language: spoken, mark: newId() }),
          faultOf: (text) =>
            faultOfScript(text, { deed: 'write', source: ours.content, ground, language: spoken }),
          signal,
        },
        log,
      );
      return 'failed' in result
        ? standingIn(ours, model, result.failed, language)
        : { content: result.content, scriptEngine: model.name, standIn: null };
    },

    async change(
      page: PageInDeck,
      { how, text }: { how: ScriptChange; text: string },
      { tone = scriptTones[0], language, signal }: Manner,
    ): Promise<Proposal> {
      const model = languageModels.first;
      if (!model) return changeByRules(how, text);
      const now = languageOf(text);
      const translated = now === 'zh' ? 'en' : 'zh';
      const spoken = how === 'translate' ? translated : now;
      const ground = materialOf(page);
      const result = await askModel(
        model,
        {
          messages: changePrompt(page, { how, text, tone, language: spoken, mark: newId() }),
          faultOf: (answer) => faultOfScript(answer, { deed: how, source: text, ground, language: spoken }),
          signal,
        },
        log,
      );
      if (!('failed' in result)) return { content: result.content, scriptEngine: model.name, standIn: null };
      if (!needsModel(how)) return standingIn(changeByRules(how, text), model, result.failed, language);
      throw new AppError(scriptErrors.modelFailed, { reason: fill(result.failed, language) });
    },
  };
}
