import type { Text } from '@app/contract/base/messages.ts';
import type { Outline, OutlinePage } from '@app/contract/outline/schema.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import { composeSlide } from '@app/deck/compose/compose-slide.ts';
import { languageOf } from '@app/deck/script/language.ts';
import { secondsOf } from '@app/deck/script/speech/time.ts';
import type { SourceDocument } from '../../document/document.ts';
import type { MadePage, MakeOptions } from '../port.ts';
import { askTwice, ModelFailed } from './ask-twice.ts';
import { checkPage } from './check-page.ts';
import type { ModelWork } from './draw.ts';
import { fitTime } from './fit-time.ts';
import { groundIn } from './ground.ts';
import { pagePrompt } from './page-prompt.ts';

/** So many pages are asked for at once. */
const atOnce = 3;
const outputTokens = 2_000;
const mostOfMaterial = 12_000;

/** What one page is told from: the page as the rules made it gives the time, the look of its things, and what stands in. */
type Telling = { made: MadePage; page: OutlinePage; at: number; shown: readonly string[] };

const thingOf = ({ content }: MadePage): string => {
  if (content.kind === 'table' || content.kind === 'chart') return `a ${content.kind}`;
  return content.kind === 'figure' ? 'a picture' : '';
};

const captionOf = ({ content }: MadePage): string => (content.kind === 'figure' ? content.caption : '');

export function tellByModel(
  work: ModelWork,
  outline: Outline,
  document: SourceDocument,
  options: MakeOptions,
) {
  const { model, log, newId, withinMs } = work;
  const { name, scene, signal } = options;
  const ground = groundIn(document, name);
  const pages = pagesOfOutline(outline).map(({ page }) => page);
  const places = new Map(pages.map((page, at) => [page.id, at]));
  const language = languageOf(ground.of(pages.flatMap(({ from }) => from)));
  const characters = Math.min(mostOfMaterial, Math.max(500, model.inputCharacters * 0.6 - 3_000));

  /** Throws ModelFailed. */
  async function tell({ made, page, at, shown }: Telling): Promise<MadePage> {
    const around = {
      title: outline.title,
      before: pages[at - 1]?.text ?? '',
      after: pages[at + 1]?.text ?? '',
    };
    const seconds = made.told.reduce((sum, { text }) => sum + secondsOf(text), 0);
    const prompt = { page, around, seconds, scene, language, ground, shown, characters, mark: newId() };
    const messages = pagePrompt({ ...prompt, thing: thingOf(made), caption: captionOf(made) });
    const checks = { page, before: made.content, ground, titles: Object.values(around).join('\n'), language };
    const temperature = shown.length > 0 ? 0.9 : 0.5;
    const asked = { messages, temperature, outputTokens, signal, withinMs, log };
    const told = await askTwice(model, asked, () => ({
      read: (answer) => checkPage(answer, checks),
    }));
    const slide = { ...composeSlide(told.content, newId), id: made.slide.id };
    return { ...made, ...told, slide, told: fitTime(told.told, made.told, seconds), engine: model.name };
  }

  return {
    /** One page by the model; throws ModelFailed. */
    one: async (made: MadePage, shown: readonly string[]): Promise<MadePage> => {
      const at = places.get(made.node ?? '') ?? -1;
      const page = pages[at];
      return page ? tell({ made, page, at, shown }) : made;
    },

    /** All pages of a talk; those that the model could not do stay as the rules made them. */
    async all(made: readonly MadePage[]): Promise<{ pages: MadePage[]; failed: number; reason?: Text }> {
      const done = [...made];
      const open = made.flatMap((page, place) => (places.has(page.node ?? '') ? [{ page, place }] : []));
      const count = open.length;
      let [finished, failed] = [0, 0];
      let lost: ModelFailed | undefined;
      const worker = async (): Promise<void> => {
        for (let next = open.shift(); next; next = open.shift()) {
          try {
            if (lost?.isLost) failed++;
            else done[next.place] = await this.one(next.page, []);
          } catch (error) {
            if (!(error instanceof ModelFailed)) throw error;
            failed++;
            lost = lost?.isLost ? lost : error;
          }
          options.onProgress?.(++finished / Math.max(1, count));
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      return { pages: done, failed, ...(lost && { reason: lost.reason }) };
    },
  };
}
