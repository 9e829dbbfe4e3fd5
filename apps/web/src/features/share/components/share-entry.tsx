import { shareErrors } from '@app/contract/share/errors.ts';
import { shareMessages } from '@app/contract/share/messages.ts';
import { extractionCodeSchema, type ShareEntry as Entry } from '@app/contract/share/schema.ts';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ButtonLink } from '../../../components/button-link.tsx';
import { MainButton } from '../../../components/main-button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SubmitButton } from '../../../components/submit-button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { trimPaste } from '../../../components/trim-paste.ts';
import { VoiceLine } from '../../../components/voice-line.tsx';
import { CallError } from '../../../lib/call-error.ts';
import { later } from '../../../lib/later.ts';
import { useTexts } from '../../../lib/texts.ts';
import { hasPlace, openShare } from '../api.ts';
import { useShareEntry } from '../hooks.ts';
import { shareScreenMessages as texts } from '../messages.ts';
import styles from './share-entry.module.css';

/** The room of the cover, from its style sheet: the field below must not jump when the picture comes. */
const coverHeight = 200;

// Who waits for the picture can type already.
const ShareCover = later(async () => (await import('./share-cover.tsx')).ShareCover);

/** The way into a share: whose it is, and the field for its extraction code. */
export function ShareEntry({ code, onOpen }: { code: string; onOpen: () => void }) {
  const { entry, error, retry } = useShareEntry(code);
  return (
    <section className={styles.stage}>
      <div className={styles.card} aria-busy={code !== '' && !entry && !error}>
        <VoiceLine />
        <EntryContent code={code} entry={entry} error={error} retry={retry} onOpen={onOpen} />
      </div>
    </section>
  );
}

type ContentProps = {
  code: string;
  entry: Entry | undefined;
  error: Error | undefined;
  retry: () => void;
  onOpen: () => void;
};

function EntryContent({ code, entry, error, retry, onOpen }: ContentProps) {
  const { t } = useTexts();
  const refused = error instanceof CallError && error.kind === 'refused';
  if (code === '' || refused) return <Ending title={t(texts.titleUnknown)} text={t(texts.unknown)} />;
  if (error)
    return (
      <Ending title={t(texts.titleNotRead)} text={error.message}>
        <MainButton onClick={retry}>{t(texts.retry)}</MainButton>
      </Ending>
    );
  if (!entry) return <h1 className="display">{t(texts.titleOpen)}</h1>;
  // A share that is over and one that never was look the same from outside.
  if (entry.state === 'closed') return <Ending title={t(texts.titleClosed)} text={t(texts.unknown)} />;
  if (entry.state === 'full' && !hasPlace(code))
    return <Ending title={t(texts.titleFull)} text={t(shareMessages.full)} />;
  return <CodeForm code={code} entry={entry} onOpen={onOpen} />;
}

function Ending({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <h1 className="display">{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      <ButtonLink to="/" variant="light">
        {t(texts.toHome)}
      </ButtonLink>
    </>
  );
}

type FormProps = { code: string; entry: Entry; onOpen: () => void };

function CodeForm({ code, entry, onOpen }: FormProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [over, setOver] = useState<'closed' | 'full'>();
  const [pending, setPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const typed = field.current?.value.trim() ?? '';
    const fault =
      typed === ''
        ? t(texts.codeNeeded)
        : z.safeParse(extractionCodeSchema, typed).success
          ? undefined
          : t(shareMessages.codeFormat);
    setWrong(fault);
    if (fault !== undefined) return field.current?.focus();
    setPending(true);
    try {
      await openShare(code, typed);
      onOpen();
    } catch (error) {
      const refusal = error instanceof CallError ? error.code : 0;
      if (refusal === shareErrors.closed.code) return setOver('closed');
      if (refusal === shareErrors.full.code) return setOver('full');
      setWrong(refusal === shareErrors.codeNeeded.code ? t(texts.wrongCode) : (error as Error).message);
      field.current?.select();
    } finally {
      setPending(false);
    }
  }

  if (over === 'closed') return <Ending title={t(texts.titleClosed)} text={t(shareMessages.closed)} />;
  if (over === 'full') return <Ending title={t(texts.titleFull)} text={t(shareMessages.full)} />;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {entry.cover ? (
        <Suspense fallback={<Skeleton height={coverHeight} />}>
          <ShareCover cover={entry.cover} />
        </Suspense>
      ) : null}
      <div>
        {/* The face of our own headlines has no letters for what people call their talks. */}
        <h1>{entry.title}</h1>
        <p className={styles.text}>{t(texts.by, { owner: entry.owner })}</p>
      </div>
      <TextField
        ref={field}
        name="extractionCode"
        label={t(texts.extractionCode)}
        hint={t(texts.codeHint)}
        error={wrong}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is all there is to do here
        autoFocus
        onPaste={trimPaste}
        onChange={() => setWrong(undefined)}
      />
      <SubmitButton pending={pending}>{t(texts.open)}</SubmitButton>
    </form>
  );
}
