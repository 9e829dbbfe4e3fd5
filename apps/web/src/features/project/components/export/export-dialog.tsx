import { exportLimits } from '@app/contract/export/limits.ts';
import type { DeckExport } from '@app/contract/export/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import {
  IconFile,
  IconFileTypePdf,
  IconFileTypePpt,
  IconMicrophone2,
  IconPackageExport,
  IconPhoto,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { type Choice, ChoiceTiles } from '../../../../components/choice-tiles.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { JobRow } from '../../../../components/job-row.tsx';
import { LoadError } from '../../../../components/load-error.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { SelectField } from '../../../../components/select-field.tsx';
import { formatSize } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { saveFirst } from '../../../../lib/unsaved.ts';
import { projectTexts } from '../../messages.ts';
import {
  saveExport,
  useCancelExport,
  useExports,
  useOriginal,
  useSaveWhenDone,
  useStartExport,
} from './export-calls.ts';
import styles from './export-dialog.module.css';
import { exportTexts as texts } from './messages.ts';
import { PictureChoice, usualPictures } from './picture-choice.tsx';
import { PrintDeck } from './print-deck.tsx';
import { type PrintLayout, printLayouts } from './print-rules.ts';
import { SpeechChoice, usualSpeech } from './speech-choice.tsx';

type What = 'pptx' | 'narrated' | 'project' | 'pdf' | 'pictures' | 'original';

const labels = {
  pptx: texts.start,
  narrated: texts.start,
  project: texts.start,
  pdf: texts.print,
  pictures: texts.save,
  original: texts.download,
} as const;

/** What a deck can be taken along as; one with speech only where there is some. */
function useChoices({ docId, docName }: Project, spoken: number | undefined): Choice<What>[] {
  const { t } = useTexts();
  const narratedText = t(spoken === 0 ? texts.notSpoken : texts.narratedText);
  return [
    { value: 'pptx', title: t(texts.pptx), text: t(texts.pptxText), icon: IconFileTypePpt },
    {
      value: 'narrated',
      title: t(texts.narrated),
      text: narratedText,
      icon: IconMicrophone2,
      disabled: !spoken,
    },
    { value: 'pdf', title: t(texts.pdf), text: t(texts.pdfText), icon: IconFileTypePdf },
    { value: 'pictures', title: t(texts.pictures), text: t(texts.picturesText), icon: IconPhoto },
    { value: 'project', title: t(texts.project), text: t(texts.projectText), icon: IconPackageExport },
    ...(docId === null
      ? []
      : [{ value: 'original' as const, title: t(texts.original), text: docName ?? '', icon: IconFile }]),
  ];
}

/** Pages that are being saved as pictures: how many are done, and why there are none. */
function usePictures() {
  const [wish, setWish] = useState(usualPictures);
  const [done, setDone] = useState<number>();
  const [isFailed, setFailed] = useState(false);
  return {
    wish,
    setWish,
    done,
    isFailed,
    async begin(): Promise<void> {
      setFailed(false);
      // What was typed and is not saved yet goes with it.
      await saveFirst();
      setDone(0);
    },
    onPage: setDone,
    onDone(error?: unknown): void {
      setDone(undefined);
      setFailed(error !== undefined);
    },
  };
}

/** On a phone what is to be chosen next comes below the fold: without this nobody knows that it is there. */
function useIntoView(what: What) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (what !== 'pptx' && place.current?.firstChild) place.current.scrollIntoView({ block: 'nearest' });
  }, [what]);
  return place;
}

/** A deck as files to take along. */
export function ExportDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTexts();
  const { id, docName } = project;
  const [what, setWhat] = useState<What>('pptx');
  const [layout, setLayout] = useState<PrintLayout>('slides');
  const [speech, setSpeech] = useState(usualSpeech);
  const [isPrinting, setPrinting] = useState(false);
  const wishes = useIntoView(what);
  const pictures = usePictures();
  const exports = useExports(id);
  const start = useStartExport(id);
  const original = useOriginal(id, docName ?? project.title);
  const saveWhenDone = useSaveWhenDone(exports.data?.list);
  const choices = useChoices(project, exports.data?.spoken);
  const begin = () => {
    if (what === 'original') return original.mutate();
    if (what === 'pdf') return setPrinting(true);
    if (what === 'pictures') return void pictures.begin();
    const narrated = what === 'narrated';
    const format = what === 'project' ? what : 'pptx';
    const beside = narrated ? speech : { captions: false, presenter: false };
    start.mutate({ format, narrated, ...beside }, { onSuccess: (made) => void saveWhenDone(made.id) });
  };
  const isBusy = start.isPending || original.isPending || isPrinting || pictures.done !== undefined;
  return (
    <Dialog
      title={t(texts.title)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        <Button loading={isBusy} onClick={begin}>
          {t(labels[what])}
        </Button>
      }
    >
      <ChoiceTiles label={t(texts.what)} choices={choices} value={what} onChoose={setWhat} />
      <div ref={wishes}>
        {what === 'narrated' ? (
          <SpeechChoice pages={exports.data} wish={speech} onChange={setSpeech} />
        ) : null}
        {what === 'pdf' ? <PaperChoice layout={layout} onChange={setLayout} /> : null}
        {what === 'pictures' || pictures.done !== undefined ? (
          <PictureChoice project={project} onChange={pictures.setWish} {...pictures} />
        ) : null}
      </div>
      {pictures.isFailed ? <Refusal>{t(texts.picturesFailed)}</Refusal> : null}
      {isPrinting ? <PrintDeck project={project} layout={layout} onDone={() => setPrinting(false)} /> : null}
      {exports.error ? (
        <LoadError
          error={exports.error}
          texts={{
            errorTitle: t(texts.loadFailed),
            retry: t(projectTexts.retry),
            errorCode: (code) => t(projectTexts.errorCode, { code }),
          }}
          onRetry={() => void exports.refetch()}
        />
      ) : (
        <ExportedFiles projectId={id} files={exports.data?.list ?? []} />
      )}
    </Dialog>
  );
}

type PaperProps = { layout: PrintLayout; onChange: (layout: PrintLayout) => void };

function PaperChoice({ layout, onChange }: PaperProps) {
  const { t } = useTexts();
  return (
    <div className={styles.sheet}>
      <SelectField
        label={t(texts.sheet)}
        value={layout}
        options={printLayouts.map((each) => [each, t(texts[each])] as const)}
        onChange={({ currentTarget }) =>
          onChange(printLayouts.find((each) => each === currentTarget.value) ?? 'slides')
        }
      />
    </div>
  );
}

const states = { working: 'running', complete: 'complete', failed: 'failed' } as const;

function ExportedFiles({ projectId, files }: { projectId: string; files: readonly DeckExport[] }) {
  const { t } = useTexts();
  const cancel = useCancelExport(projectId);
  const start = useStartExport(projectId);
  const rowTexts = {
    waiting: t(texts.waiting),
    running: t(texts.running),
    complete: t(texts.complete),
    failed: t(texts.failed),
    cancelled: t(texts.cancelled),
    cancel: t(texts.cancel),
    retry: t(texts.retry),
  };
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-label={t(texts.files)}>
      <p className={styles.kept}>{t(texts.kept, { hours: exportLimits.keepHours })}</p>
      <ul className={styles.list}>
        {files.map((file) => (
          <ExportedFile
            key={file.id}
            file={file}
            texts={rowTexts}
            onCancel={() => cancel.mutate(file.taskId)}
            onRetry={() => start.mutate(file)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  file: DeckExport;
  texts: Parameters<typeof JobRow>[0]['texts'];
  onCancel: () => void;
  onRetry: () => void;
};

function ExportedFile({ file, texts: rowTexts, onCancel, onRetry }: RowProps) {
  const { t, language } = useTexts();
  const size = file.size > 0 ? formatSize(file.size, language) : '';
  const kind = file.format === 'project' ? texts.project : file.narrated ? texts.narrated : texts.pptx;
  const beside = (['captions', 'presenter'] as const)
    .filter((each) => file[each])
    .map((each) => t(texts[each]));
  const detail = [t(kind), ...beside, size].filter(Boolean).join(' · ');
  return (
    <>
      <JobRow
        title={file.name}
        detail={detail}
        state={states[file.state]}
        progress={file.progress / 100}
        reason={file.reason}
        texts={rowTexts}
        onCancel={onCancel}
        onRetry={onRetry}
      />
      {file.url === null ? null : (
        <li className={styles.ready}>
          <Button
            variant="default"
            onClick={() => saveExport(file)}
            aria-label={`${t(texts.download)} ${file.name}`}
          >
            {t(texts.download)}
          </Button>
          {file.missing > 0 ? <span>{t(texts.missing, { count: file.missing })}</span> : null}
        </li>
      )}
    </>
  );
}
