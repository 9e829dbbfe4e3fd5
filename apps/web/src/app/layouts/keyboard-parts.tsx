import { useEffect, useState } from 'react';
import { Palette } from '../../components/palette.tsx';
import { useTexts } from '../../lib/texts.ts';
import { keyboardMessages as texts } from '../keyboard-messages.ts';
import { KeyboardHelp } from './keyboard-help.tsx';
import { usePaletteItems } from './palette-items.ts';

type Part = 'palette' | 'help';

/** The palette (Ctrl+K) and the list of shortcuts (?). `first` is what was asked for when this was loaded. */
export function KeyboardParts({ first }: { first: Part }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<Part | undefined>(first);
  const items = usePaletteItems(() => setOpen('help'));
  const close = () => setOpen(undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyK') {
        event.preventDefault();
        setOpen((now) => (now === 'palette' ? undefined : 'palette'));
      } else if (event.key === '?' && !isTyping) setOpen('help');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  if (open === 'help') return <KeyboardHelp onClose={close} />;
  if (open !== 'palette') return null;
  const paletteTexts = {
    title: t(texts.palette),
    find: t(texts.find),
    nothing: t(texts.nothing),
    move: t(texts.move),
    choose: t(texts.choose),
    close: t(texts.close),
  };
  return <Palette items={items} texts={paletteTexts} onClose={close} />;
}
