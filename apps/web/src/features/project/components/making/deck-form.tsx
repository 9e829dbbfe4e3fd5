import { coursewareLimits } from '@app/contract/courseware/limits.ts';
import { documentTypes } from '@app/contract/document/limits.ts';
import { projectFile } from '@app/contract/project-file/limits.ts';
import { projectLimits } from '@app/contract/project/limits.ts';
import { uploadLimits } from '@app/contract/upload/limits.ts';
import { IconPresentation } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { ButtonLink } from '../../../../components/button-link.tsx';
import { Button } from '../../../../components/button.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { FileButton } from '../../../../components/file-button.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { TextField } from '../../../../components/text-field.tsx';
import { DropZone } from '../../../../components/upload-box.tsx';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { formatNumber, formatSize } from '../../../../lib/format.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { useOwnRights } from '../../../../lib/levels.ts';
import { useSession } from '../../../../lib/session.ts';
import { say, useTexts } from '../../../../lib/texts.ts';
import { useUpgradePath } from '../../../../lib/upgrade-path.ts';
import { projectTexts } from '../../messages.ts';
import { deckRefusal, directEndings, documentRefusal, isDeckFile, isProjectFile } from '../../rules.ts';
import styles from './deck-form.module.css';
import { type DeckUse, DeckUseChoice } from './deck-use.tsx';
import { ForeignFile } from './foreign-file.tsx';
import { makingTexts as texts } from './messages.ts';
import type { Making } from './use-making.ts';

type Props = {
  making: Making;
  /** What the account has; undefined until it is known. */
  credits: number | undefined;
  /** The project is there already and only gets its deck. */
  isOld?: boolean;
  /** What was dropped before the form was there. */
  first?: readonly File[];
  /** Documents are taken, too: they get an outline first. Says what becomes of a deck unless it is said otherwise. */
  usual?: DeckUse;
  onDone: (id: string) => void;
};

const asAccepted = (endings: readonly string[]) => endings.map((ending) => `.${ending}`).join(',');
const decks = asAccepted(directEndings);
const documents = asAccepted([...documentTypes, ...directEndings]);
const price = projectLimits.priceCredits;

/** A deck, what becomes of its notes, what it costs, and off it goes. */
export function DeckForm({ making, credits, isOld = false, first = [], usual, onDone }: Props) {
  const { t, language } = useTexts();
  // The address has forgotten that this dialog is open.
  const upgradePath = useUpgradePath(isOld ? undefined : '/project?new=1');
  const { uploadBytes } = useOwnRights();
  const takes = usual === undefined ? 'decks' : 'documents';
  const accept = usual === undefined ? decks : documents;
  const [use, setUse] = useState<DeckUse>(usual ?? 'direct');
  const [file, setFile] = useState(() => takenOf(first, uploadBytes, takes).file);
  const [fault, setFault] = useState(() => takenOf(first, uploadBytes, takes).fault);
  const [notes, setNotes] = useState(true);
  const [password, setPassword] = useState('');
  const costId = useId();
  const { hasNotes, isRedesigned } = fateOf(file, usual, use);
  const isBusy = making.step !== 'idle';
  const isShort = useIsShort(credits) && !isRedesigned;
  const main = useRef<HTMLButtonElement>(null);

  function take(files: readonly File[]) {
    const { file: taken, fault: refusal } = takenOf(files, uploadBytes, takes);
    making.forget();
    setFault(refusal);
    if (!taken) return;
    setFile(taken);
    setPassword('');
    // The button that was pressed has gone; the next thing to press is this one.
    main.current?.focus();
  }
  async function start() {
    if (!file) return setFault(t(texts.fileMissing));
    const id = await (isRedesigned
      ? making.startOutline(file, password)
      : making.start(file, notes, password));
    if (id !== undefined) onDone(id);
  }
  const refusal = fault || making.reason;
  return (
    <div className={styles.form}>
      {file ? (
        <FileRow file={file} making={making} accept={accept} onFiles={take} />
      ) : (
        <DropZone
          texts={dropTexts(usual === undefined, formatSize(uploadBytes, language))}
          accept={accept}
          multiple={false}
          takesFocus
          onFiles={take}
        />
      )}
      {making.asksPassword ? (
        <Password value={password} refusal={refusal} disabled={isBusy} onChange={setPassword} />
      ) : (
        refusal !== '' && <Refusal>{refusal}</Refusal>
      )}
      {usual !== undefined && file && isDeckFile(file) ? (
        <DeckUseChoice use={use} disabled={isBusy} onChange={setUse} />
      ) : null}
      {hasNotes ? <Notes isOn={notes} disabled={isBusy} onChange={setNotes} /> : null}
      {file || isShort || isRedesigned ? null : <Blank making={making} costId={costId} onDone={onDone} />}
      <div className={styles.end}>
        <Cost id={costId} credits={credits} isShort={isShort} isRedesigned={isRedesigned} />
        {isShort ? (
          <ButtonLink to={upgradePath} size="md">
            {t(texts.getCredits)}
          </ButtonLink>
        ) : (
          <Button
            ref={main}
            size="md"
            loading={isBusy}
            onClick={() => void start()}
            aria-describedby={costId}
            {...(file ? { 'data-autofocus': true } : {})}
          >
            {isRedesigned
              ? t(texts.next)
              : t(isOld ? texts.read : texts.make, { credits: formatNumber(price, language) })}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Asked before anything is sent; an administrator is never short. */
function useIsShort(credits: number | undefined): boolean {
  const isAdministrator = useSession(({ user }) => user?.type === 'administrator');
  return credits !== undefined && credits < price && !isAdministrator;
}

type PasswordProps = {
  value: string;
  refusal: string;
  disabled: boolean;
  onChange: (value: string) => void;
};

/** What opens the deck; the refusal stands with the field that mends it. */
function Password({ value, refusal, disabled, onChange }: PasswordProps) {
  const { t } = useTexts();
  return (
    <TextField
      type="password"
      label={t(texts.password)}
      hint={t(texts.passwordHint)}
      error={refusal === '' ? undefined : refusal}
      revealLabel={t(texts.passwordShow)}
      autoComplete="off"
      maxLength={uploadLimits.password.max}
      value={value}
      disabled={disabled}
      // It came because something was pressed, and is what comes next.
      autoFocus
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** What becomes of a file. Before there is one, what was asked for counts; a project comes back as it was. */
function fateOf(file: File | undefined, usual: DeckUse | undefined, use: DeckUse) {
  const isProject = file !== undefined && isProjectFile(file);
  const isDeck = usual === undefined || (file !== undefined && isDeckFile(file));
  const isRedesigned = !isProject && (isDeck || file === undefined ? use === 'redesign' : true);
  return { hasNotes: isDeck && !isProject && !isRedesigned, isRedesigned };
}

type NotesProps = { isOn: boolean; disabled: boolean; onChange: (isOn: boolean) => void };

/** What becomes of the notes of the deck. */
function Notes({ isOn, disabled, onChange }: NotesProps) {
  const { t } = useTexts();
  return (
    <label className={styles.notes}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {t(texts.notes)}
        <small>{t(texts.notesHint)}</small>
      </span>
    </label>
  );
}

type BlankProps = { making: Making; costId: string; onDone: (id: string) => void };

/** Begins without a file. */
function Blank({ making, costId, onDone }: BlankProps) {
  const { t } = useTexts();
  async function start(): Promise<void> {
    const id = await making.startBlank();
    if (id !== undefined) onDone(id);
  }
  return (
    <p className={styles.blank}>
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={making.step !== 'idle'}
        aria-describedby={costId}
        onClick={() => void start()}
      >
        {t(texts.blank)}
      </Button>
    </p>
  );
}

type FileRowProps = { file: File; making: Making; accept: string; onFiles: (files: readonly File[]) => void };

/** The chosen deck, how far it has come, and whether anybody can speak its language. */
function FileRow({ file, making, accept, onFiles }: FileRowProps) {
  const { t, language } = useTexts();
  const { step, progress } = making;
  return (
    <>
      <div className={styles.file}>
        <IconPresentation size={28} stroke={1.4} aria-hidden="true" />
        <span>
          <b title={file.name}>{file.name}</b>
          <small>{formatSize(file.size, language)}</small>
        </span>
        {step === 'idle' ? (
          <FileButton
            label={t(texts.chooseOther)}
            variant="default"
            accept={accept}
            multiple={false}
            onFiles={onFiles}
          />
        ) : null}
        {step === 'sending' ? (
          <Button variant="default" onClick={making.stop}>
            {t(projectTexts.cancel)}
          </Button>
        ) : null}
        {step === 'idle' ? null : (
          <div className={styles.progress}>
            <small role="status">{t(texts[step])}</small>
            <ProgressBar
              label={t(texts[step])}
              value={step === 'sending' ? progress : undefined}
              kind="brand"
            />
          </div>
        )}
      </div>
      <ForeignFile file={file} />
    </>
  );
}

type CostProps = { id: string; credits: number | undefined; isShort: boolean; isRedesigned: boolean };

function Cost({ id, credits, isShort, isRedesigned }: CostProps) {
  const { t, language } = useTexts();
  if (isRedesigned)
    return (
      <p id={id} className={styles.cost}>
        {t(texts.outlineNext)}
      </p>
    );
  const number = (value: number) => formatNumber(value, language);
  return (
    <p id={id} className={styles.cost}>
      {credits === undefined ? null : (
        <span>
          {isShort
            ? t(texts.short, {
                price: number(price),
                now: number(credits),
                lack: number(price - credits),
              })
            : t(texts.balance, { now: number(credits), after: number(Math.max(0, credits - price)) })}
        </span>
      )}
      {isShort ? null : <span>{t(texts.givenBack)}</span>}
    </p>
  );
}

/** What can be dropped. */
const dropTexts = (onlyDecks: boolean, max: string) => ({
  title: say(onlyDecks ? texts.titleDrop : texts.titleDropAny),
  hint: onlyDecks
    ? say(texts.dropHint, { types: directEndings.join(', '), max, pages: coursewareLimits.slides.max })
    : say(texts.dropHintAny, { types: [...documentTypes, projectFile.ending].join(', '), max }),
  choose: say(texts.choose),
});

/** The file among what was chosen or dropped, or why there is none. */
function takenOf(
  files: readonly File[],
  maxBytes: number,
  takes: 'decks' | 'documents',
): { file?: File; fault: string } {
  const [file] = files;
  const isDirect = takes === 'decks' || (file !== undefined && isProjectFile(file));
  const refusal = isDirect ? deckRefusal : documentRefusal;
  const empty = file?.size === 0 ? say(uploadMessages.empty) : undefined;
  const fault = file === undefined ? undefined : (refusal(file, maxBytes, currentLanguage()) ?? empty);
  return file !== undefined && fault === undefined ? { file, fault: '' } : { fault: fault ?? '' };
}
