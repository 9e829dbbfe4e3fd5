import type { Message } from '@app/contract/base/messages.ts';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../../../lib/call-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { doubtOfFile, faultOfFile } from '../../../../lib/fault-of-file.ts';
import { useOwnRights } from '../../../../lib/levels.ts';
import { uploadFile } from '../../../../lib/resumable.ts';
import { say } from '../../../../lib/texts.ts';
import { documentRefusal } from '../../../project/rules.ts';

/** Sends a document and tells whom it was sent for; files that were pasted on the page are taken, too. */
export function useDocument(onSent: (docId: string) => Promise<unknown>) {
  const { uploadBytes } = useOwnRights();
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState(0);
  const [reason, setReason] = useState('');
  const [doubt, setDoubt] = useState<Message>();
  const end = useRef<AbortController>(undefined);
  useEffect(() => () => end.current?.abort(), []);

  async function take(files: readonly File[]): Promise<void> {
    const [taken] = files;
    if (!taken) return;
    const refusal = documentRefusal(taken, uploadBytes, currentLanguage());
    setReason(refusal ?? '');
    if (refusal !== undefined) return;
    setDoubt(undefined);
    end.current?.abort();
    const own = new AbortController();
    end.current = own;
    setFile(taken);
    setProgress(0);
    try {
      // What can be seen at once is told before it is sent.
      const fault = await faultOfFile(taken);
      if (fault) return setReason(say(fault));
      setDoubt(await doubtOfFile(taken));
      const { id } = await uploadFile({
        file: taken,
        onProgress: setProgress,
        signal: own.signal,
        inPlace: true,
      });
      await onSent(id);
    } catch (error) {
      const isStopped = error instanceof CallError && error.kind === 'aborted';
      if (!isStopped) setReason(error instanceof Error ? error.message : String(error));
    } finally {
      if (end.current === own) setFile(undefined);
    }
  }
  const taking = useRef(take);
  useEffect(() => {
    taking.current = take;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) void taking.current(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
  return { file, progress, reason, doubt, uploadBytes, take, stop: () => end.current?.abort() };
}
