import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { elementText } from '@app/deck/elements/registry.ts';
import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { withProposedCues } from '@app/deck/script/propose-cues.ts';
import { later } from '../../../../lib/later.ts';
import { newId } from '../../../../lib/new-id.ts';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import type { ScriptFieldProps } from '../../../project/rules.ts';
import { currentSlide } from '../../store.ts';
import { kinds } from '../kinds/registry.ts';
import { useEditor } from '../use-editor.ts';
import { CueTool } from './cue-tool.tsx';
import { scriptTexts as texts } from './messages.ts';

/** It is also the script without a slide: one piece of code for both. */
const RichScript = later(async () => (await import('./rich-script.tsx')).RichScript);

const shortest = 24;

/** The script below the slide that is edited: what happens at its words concerns the elements there. */
export function SlideScript(field: ScriptFieldProps) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const { document, onEdit } = field;
  const nameOf = (elementId: string): string => {
    const element = currentSlide(editor.store.getState()).elements.find((each) => each.id === elementId);
    if (!element) return t(texts.cueLost);
    return element.name ?? (elementText(element).slice(0, shortest) || t(kinds[element.type].name));
  };
  const propose = () => {
    const { deck } = editor.store.getState();
    const slide = currentSlide(editor.store.getState());
    const proposed = withProposedCues(document, drawSlide(slide, deck.design), newId);
    const count = cueCount(proposed) - cueCount(document);
    if (count > 0) onEdit(scriptText(proposed), proposed);
    notify('info', count > 0 ? t(texts.proposed, { count }) : t(texts.proposedNone));
  };
  return (
    <RichScript
      {...field}
      cues={{
        nameOf,
        onPress: (elementId) => editor.select([elementId]),
        onPropose: propose,
        Tool: CueTool,
      }}
    />
  );
}

const cueCount = ({ content }: ScriptDocument) =>
  content.flatMap((paragraph) => paragraph.content ?? []).filter(({ type }) => type === 'cue').length;
