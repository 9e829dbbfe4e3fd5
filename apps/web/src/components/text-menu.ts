import { IconClipboard, IconCopy, IconCut, IconSelectAll } from '@tabler/icons-react';
import { type Action, divider, type MenuEntry } from '../lib/actions.ts';
import { notify } from '../lib/notices.ts';

export type TextMenuTexts = {
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
  /** The browser did not let us read the clipboard. */
  readonly pasteRefused: string;
};

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement;

const textInputs = new Set(['text', 'search', 'email', 'url', 'tel', 'password', 'number']);

/** The text field around an element. */
export function fieldAt(target: Element): Field | undefined {
  const field = target.closest<Field>('input, textarea, [contenteditable]:not([contenteditable="false"])');
  if (field instanceof HTMLInputElement && !textInputs.has(field.type)) return undefined;
  return field ?? undefined;
}

const isInput = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const canWrite = (field: Field) => !isInput(field) || !(field.readOnly || field.disabled);

/** What may be taken out. Some inputs do not tell what is selected in them; the browser then decides. */
function hasSelection(field: Field): boolean {
  if (!isInput(field)) return window.getSelection()?.isCollapsed === false;
  if (field.type === 'password') return false;
  return field.selectionStart === null || field.selectionStart !== field.selectionEnd;
}

/** Cut, copy, paste and select all, as far as the platform lets a page do them. */
export function textEntries(field: Field, texts: TextMenuTexts): readonly MenuEntry[] {
  const restore = keepSelection(field);
  const edit = (command: string, value?: string) => {
    restore();
    // Nothing else writes into a field so that its own undo knows about it.
    document.execCommand(command, false, value);
  };
  const paste = async () => {
    try {
      edit('insertText', await navigator.clipboard.readText());
    } catch {
      restore();
      notify('info', texts.pasteRefused);
    }
  };
  const selectAll = () => {
    restore();
    if (isInput(field)) field.select();
    else document.execCommand('selectAll');
  };
  const canTake = hasSelection(field);
  const canPaste = canWrite(field) && navigator.clipboard?.readText !== undefined;
  return [
    {
      name: 'cut',
      label: texts.cut,
      icon: IconCut,
      when: () => canTake && canWrite(field),
      run: () => edit('cut'),
    },
    { name: 'copy', label: texts.copy, icon: IconCopy, when: () => canTake, run: () => edit('copy') },
    { name: 'paste', label: texts.paste, icon: IconClipboard, when: () => canPaste, run: () => void paste() },
    divider,
    { name: 'select-all', label: texts.selectAll, icon: IconSelectAll, run: selectAll },
  ];
}

/** Outside of fields: what is selected can be copied. */
export function selectionEntries({ copy }: TextMenuTexts): readonly Action[] {
  const selected = window.getSelection()?.toString() ?? '';
  const run = () => {
    document.execCommand('copy');
  };
  return [{ name: 'copy', label: copy, icon: IconCopy, when: () => selected !== '', run }];
}

/** The focus goes to the menu; fields of rich text lose their selection with it. */
function keepSelection(field: Field): () => void {
  const selection = window.getSelection();
  const range =
    !isInput(field) && selection && selection.rangeCount > 0
      ? selection.getRangeAt(0).cloneRange()
      : undefined;
  return () => {
    field.focus({ preventScroll: true });
    if (!range) return;
    selection?.removeAllRanges();
    selection?.addRange(range);
  };
}
