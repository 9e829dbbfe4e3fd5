import { fill, type Text } from '@app/contract/base/messages.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import type { Log } from '../../platform/log.ts';
import type { LanguageModel, LanguageModels } from '../llm/port.ts';
import type { EmbeddedOutliner } from './embedded.ts';
import { ModelFailed } from './model/ask-twice.ts';
import { drawByModel, type ModelWork, pagesAtOnce, rangeOf } from './model/draw.ts';
import { tellByModel } from './model/make.ts';
import type { Outliner } from './port.ts';

/** How long a model may take for an answer and its mending: an outline is watched, pages are many. */
export const usualWaits = { outlineMs: 180_000, pageMs: 90_000 };

type Deps = {
  embedded: EmbeddedOutliner;
  languageModels: LanguageModels;
  log: Log;
  newId: () => string;
  waits?: typeof usualWaits;
};

type Named = { model: string; reason: Text };
const inBoth = (say: (language: 'zh-CN' | 'en-US') => string): Text => ({
  zh: say('zh-CN'),
  en: say('en-US'),
});
const standInOf = ({ model, reason }: Named): Text =>
  inBoth((language) => fill(outlineMessages.standIn, language, { model, reason: fill(reason, language) }));
const someStandInOf = ({ model, reason }: Named, count: number): Text =>
  inBoth((language) =>
    fill(outlineMessages.someStandIn, language, { model, count, reason: fill(reason, language) }),
  );

/** The room that the material has beside the rules, and beside an answer that is complained of. */
const roomIn = ({ inputCharacters }: LanguageModel): number => Math.max(400, inputCharacters * 0.7 - 6_000);

/** What a model failed at is done by the rules, and it is said why. Other errors stay errors. */
const failureOf = (error: unknown): ModelFailed => {
  if (error instanceof ModelFailed) return error;
  throw error;
};

/** Outlines and talks by the language model of the host where there is one, else by rules, which also stand in for it. */
export function createOutliner({ embedded, languageModels, log, newId, waits = usualWaits }: Deps): Outliner {
  const model = languageModels.first;
  if (!model) return embedded;
  const workFor = (withinMs: number): ModelWork => ({ model, log, newId, withinMs });
  const standIn = (reason: Text) => ({ standIn: standInOf({ model: model.name, reason }) });

  return {
    async draw(document, options) {
      const { name, scene, signal, pages } = options;
      const wanted = pages ? rangeOf(options, 0).most : 0;
      const parts = await embedded.condense(document, {
        name,
        scene,
        characters: roomIn(model),
        leastParts: Math.ceil(wanted / pagesAtOnce),
        ...(signal && { signal }),
      });
      if (parts.length === 0) return embedded.draw(document, options);
      try {
        const outline = await drawByModel(workFor(waits.outlineMs), document, parts, options);
        return { outline, engine: model.name };
      } catch (error) {
        const { reason } = failureOf(error);
        const drawn = await embedded.draw(document, options);
        return drawn && { ...drawn, ...standIn(reason) };
      }
    },

    async make(outline, document, options) {
      const rules = await embedded.make(outline, document, options);
      const told = tellByModel(workFor(waits.pageMs), outline, document, options);
      const { pages, failed, reason } = await told.all(rules.pages);
      const isModels = pages.some(({ engine }) => engine !== embeddedEngine);
      if (!isModels) return { ...rules, ...(reason && standIn(reason)) };
      const some = reason && { standIn: someStandInOf({ model: model.name, reason }, failed) };
      return { pages, engine: model.name, ...some };
    },

    async remake(outline, document, options) {
      const rules = await embedded.remake(outline, document, options);
      if (!rules) return undefined;
      try {
        const told = tellByModel(workFor(waits.pageMs), outline, document, options);
        return { page: await told.one(rules.page, options.before.texts), engine: model.name };
      } catch (error) {
        return { ...rules, ...standIn(failureOf(error).reason) };
      }
    },
  };
}
