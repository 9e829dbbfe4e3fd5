import { coursewareRoutes } from '@app/contract/courseware/routes.ts';
import { creditErrors } from '@app/contract/credit/errors.ts';
import { projectErrors } from '@app/contract/project/errors.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { projectMessages } from '@app/contract/project/messages.ts';
import { projectRoutes } from '@app/contract/project/routes.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import { uploadErrors } from '@app/contract/upload/errors.ts';
import { lockedType } from '@app/contract/upload/limits.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { uploadRoutes } from '@app/contract/upload/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { CallError } from '../../../../lib/call-error.ts';
import { doubtOfFile, faultOfFile } from '../../../../lib/fault-of-file.ts';
import { notify } from '../../../../lib/notices.ts';
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

/** What is there of what is being made. */
type Made = { file?: File; docId?: string; isLocked?: boolean; id?: string; end?: AbortController };

// The form itself says what is missing: no dialog on top of it.
const quiet = { inPlace: true, silentCodes: [creditErrors.insufficient.code] } as const;

/** Two sentences are read while the next screen comes. */
const doubtMs = 10_000;

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

/** Why it did not work; who stopped it knows. */
function reasonOf(error: unknown): string {
  if (error instanceof CallError && error.kind === 'aborted') return '';
  return error instanceof Error ? error.message : String(error);
}

/** Without a file: one empty page to begin with, and a project for it: both, or neither. */
async function addBlank(projectId: string | undefined): Promise<string> {
  const body = projectId === undefined ? {} : { projectId };
  return (await call(coursewareRoutes.addDeck, { body, ...quiet })).projectId;
}

/** What can be seen at once is told before it is sent; a password can be asked for. Answers with what is in doubt. */
async function checkDocument(file: File) {
  const fault = await faultOfFile(file);
  if (fault && fault !== outlineMessages.encrypted) throw new Error(say(fault));
  return doubtOfFile(file);
}

/**
 * Makes a project of a deck, or brings a deck into one that is there. The project is made when its deck has arrived, so
 * that nothing is left of what was broken off; what was uploaded is not sent again when the rest is tried once more.
 */
export function useMaking(projectId?: string) {
  const cache = useQueryClient();
  const made = useRef<Made>({});
  const [step, setStep] = useState<MakingStep>('idle');
  const [progress, setProgress] = useState(0);
  const [reason, setReason] = useState('');
  const [asksPassword, setAsksPassword] = useState(false);
  useEffect(() => () => made.current.end?.abort(), []);

  /** Opens what was sent with a password. Nothing of it is kept here, and a wrong one sends nothing again. */
  async function unlock(id: string, password: string): Promise<void> {
    setAsksPassword(true);
    if (password === '') throw new CallError('refused', uploadErrors.locked.code, say(uploadMessages.locked));
    await call(uploadRoutes.unlock, { body: { id, password }, ...quiet });
    made.current.isLocked = false;
    setAsksPassword(false);
  }

  /** The file, as the server knows it; sent once. */
  async function send(file: File, password: string): Promise<string> {
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
      Object.assign(kept, { file, docId: sent.id, isLocked: sent.type === lockedType });
    }
    setStep('starting');
    const docId = kept.docId ?? '';
    if (kept.isLocked) await unlock(docId, password);
    return docId;
  }

  async function run(file: File, notesAsScript: boolean, password: string): Promise<string> {
    const deck = { docId: await send(file, password), notesAsScript };
    if (projectId === undefined) return addProject({ deck });
    await call(projectRoutes.importDeck, { body: { id: projectId, ...deck }, ...quiet });
    return projectId;
  }

  /** A project that begins with a document, and then gets an outline. */
  async function runOutline(file: File, password: string): Promise<string> {
    const kept = made.current;
    const doubt = await checkDocument(file);
    const docId = await send(file, password);
    if (doubt) notify('warning', say(doubt), doubtMs);
    const title = titleOf(file);
    // Made once, also when giving it the document is tried again.
    kept.id ??= await addProject(title === '' ? {} : { title });
    await call(projectRoutes.update, { body: { id: kept.id, menu: 'document', docId }, ...quiet });
    return kept.id;
  }

  /** Answers with the id of the project, or with nothing when something went wrong; `reason` says what. */
  async function told(work: () => Promise<string>): Promise<string | undefined> {
    setReason('');
    setStep('starting');
    try {
      return await work();
    } catch (error) {
      setReason(reasonOf(error));
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
    /** What was sent has a password, and waits for it. */
    asksPassword,
    start: (file: File, notesAsScript: boolean, password = '') =>
      told(() => run(file, notesAsScript, password)),
    startOutline: (file: File, password = '') => told(() => runOutline(file, password)),
    startBlank: () => told(() => addBlank(projectId)),
    stop: () => made.current.end?.abort(),
    forget: () => {
      setReason('');
      setAsksPassword(false);
    },
  };
}

export type Making = ReturnType<typeof useMaking>;
