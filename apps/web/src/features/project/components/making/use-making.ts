import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { say } from '../../../../lib/texts.ts';
import { uploadFile } from '../../../../lib/resumable.ts';
import { balanceKey, projectKeys } from '../../api.ts';

export type MakingStep = 'idle' | 'sending' | 'starting';

/** What a project is called that begins with a file. */
const titleOf = ({ name }: File): string =>
  name
    .replace(/\.[^.]+$/, '')
    .trim()
    .slice(0, projectLimits.title.max)
    .trim();

type Deck = { docId: string; notesAsScript: boolean };

// The form itself says what is missing: no dialog on top of it.
const quiet = { inPlace: true, silentCodes: [creditErrors.insufficient.code] } as const;

/** A new project; an answer without an id is a failure of its own (spec, preview-tip-7). */
async function addProject(body: { deck?: Deck; title?: string }): Promise<string> {
  try {
    return (await call(projectRoutes.add, { body, ...quiet })).id;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'status' && error.code === 200) {
      throw new CallError('refused', projectErrors.createFailed.code, say(projectMessages.createFailed));
    }
    throw error;
  }
}

/**
 * Makes a project of a deck, or brings a deck into one that is there. The project is made when its deck has arrived, so
 * that nothing is left of what was broken off; what was uploaded is not sent again when the rest is tried once more.
 */
export function useMaking(projectId?: string) {
  const cache = useQueryClient();
  const made = useRef<{ file?: File; docId?: string; id?: string; end?: AbortController }>({});
  const [step, setStep] = useState<MakingStep>('idle');
  const [progress, setProgress] = useState(0);
  const [reason, setReason] = useState('');
  useEffect(() => () => made.current.end?.abort(), []);

  /** The file, as the server knows it; sent once. */
  async function send(file: File): Promise<string> {
    const kept = made.current;
    if (kept.file !== file || kept.docId === undefined) {
      setStep('sending');
      setProgress(0);
      kept.end = new AbortController();
      const sent = await uploadFile({
        file,
        onProgress: setProgress,
        signal: kept.end.signal,
        inPlace: true,
      });
      Object.assign(kept, { file, docId: sent.id });
    }
    setStep('starting');
    return kept.docId ?? '';
  }

  async function run(file: File, notesAsScript: boolean): Promise<string> {
    const deck = { docId: await send(file), notesAsScript };
    if (projectId === undefined) return addProject({ deck });
    await call(projectRoutes.importDeck, { body: { id: projectId, ...deck }, ...quiet });
    return projectId;
  }

  /** A project that begins with a document, and then gets an outline. */
  async function runOutline(file: File): Promise<string> {
    const kept = made.current;
    const docId = await send(file);
    const title = titleOf(file);
    // Made once, also when giving it the document is tried again.
    kept.id ??= await addProject(title === '' ? {} : { title });
    await call(projectRoutes.update, { body: { id: kept.id, menu: 'document', docId }, ...quiet });
    return kept.id;
  }

  /** Without a file: one empty page to begin with, and a project for it: both, or neither. */
  async function runBlank(): Promise<string> {
    setStep('starting');
    const body = projectId === undefined ? {} : { projectId };
    return (await call(coursewareRoutes.addDeck, { body, ...quiet })).projectId;
  }

  /** Answers with the id of the project, or with nothing when something went wrong; `reason` says what. */
  async function told(work: () => Promise<string>): Promise<string | undefined> {
    setReason('');
    try {
      return await work();
    } catch (error) {
      const isStopped = error instanceof CallError && error.kind === 'aborted';
      if (!isStopped) setReason(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setStep('idle');
      void cache.invalidateQueries({ queryKey: projectKeys.all });
      void cache.invalidateQueries({ queryKey: balanceKey });
    }
  }

  return {
    step,
    progress,
    reason,
    start: (file: File, notesAsScript: boolean) => told(() => run(file, notesAsScript)),
    startOutline: (file: File) => told(() => runOutline(file)),
    startBlank: () => told(runBlank),
    stop: () => made.current.end?.abort(),
    forget: () => setReason(''),
  };
}

export type Making = ReturnType<typeof useMaking>;
