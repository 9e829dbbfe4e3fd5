import { IconFileMusic } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { transcribeTexts as texts } from './transcribe-messages.ts';

/** Writes what is said in a recording into the script. */
export function TranscribeTool({ onText }: { onText: (text: string) => void }) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [isHearing, setIsHearing] = useState(false);

  async function hear(file: File): Promise<void> {
    setIsHearing(true);
    try {
      const { transcribeFile } = await import('./transcribe-file.ts');
      const heard = await transcribeFile(file);
      if ('text' in heard) onText(heard.text);
      else notify('error', t(heard.refused));
    } catch {
      // The call has said what went wrong.
    } finally {
      setIsHearing(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="audio/*,video/mp4,video/webm"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void hear(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton
        size="small"
        label={t(isHearing ? texts.transcribing : texts.transcribe)}
        icon={IconFileMusic}
        aria-busy={isHearing}
        aria-disabled={isHearing}
        onClick={() => isHearing || input.current?.click()}
      />
    </>
  );
}
