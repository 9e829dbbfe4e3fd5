import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Chart } from '../../../components/chart.tsx';
import { AudioRecorder } from '../../../components/media-recorder.tsx';
import { UploadBox } from '../../../components/upload-box.tsx';
import { formatDayOfYear, formatNumber, formatSize } from '../../../lib/format.ts';
import { notify } from '../../../lib/notices.ts';
import { useTexts } from '../../../lib/texts.ts';
import { createUploadQueue, type SendFile } from '../../../lib/upload-queue.ts';
import { libraryMessages } from '../../library/messages.ts';
import { showcaseMessages as texts } from '../messages.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import styles from './showcase.module.css';

const steps = 20;

/** Sends nothing, at the pace of a slow line. */
const pretend =
  (failure: () => string): SendFile =>
  async ({ name }, { onProgress, signal }) => {
    for (let step = 1; step <= steps && !signal.aborted; step++) {
      await new Promise((resolve) => setTimeout(resolve, 150));
      if (name.includes('fail') && step > steps / 2) throw new Error(failure());
      onProgress(step / steps);
    }
  };

export function ShowcaseUploads() {
  const { t } = useTexts();
  const [queue] = useState(() => createUploadQueue(pretend(() => t(texts.uploadFailed))));
  const check = ({ name }: File) => (name.endsWith('.exe') ? t(texts.uploadRefused) : undefined);
  const uploadTexts = {
    title: t(texts.uploadTitle),
    hint: t(texts.uploadHint),
    choose: t(texts.choose),
    waiting: t(libraryMessages.waiting),
    running: t(libraryMessages.running),
    complete: t(libraryMessages.complete),
    failed: t(libraryMessages.failed),
    cancelled: t(libraryMessages.cancelled),
    cancel: t(texts.cancel),
    retry: t(texts.retry),
  };
  const samples = ['lesson-1.pptx', 'lesson-2.pdf', 'fail.mp4', 'notes.txt', 'setup.exe'];
  return (
    <ShowcaseSection title={t(texts.uploads)}>
      <UploadBox texts={uploadTexts} queue={queue} accept="*" check={check} />
      <div className={styles.row}>
        <Button
          variant="default"
          onClick={() =>
            queue.add(
              samples.map((name) => new File(['sample'.repeat(9999)], name)),
              check,
            )
          }
        >
          {t(texts.sampleFiles)}
        </Button>
      </div>
    </ShowcaseSection>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const views = [120, 180, 160, 240, 310, 280, 420];
const interactions = [20, 42, 38, 61, 90, 74, 118];
const dwell = [34, 52, 41, 78, 25, 60];

export function ShowcaseCharts() {
  const { t, language } = useTexts();
  const [days] = useState(() =>
    views.map((_, index) => new Date(Date.now() - (views.length - 1 - index) * dayMs)),
  );
  const chartTexts = {
    showTable: t(texts.showTable),
    showChart: t(texts.showChart),
    category: t(texts.day),
    legend: t(texts.legend),
  };
  const format = (value: number) => formatNumber(value, language);
  return (
    <ShowcaseSection title={t(texts.charts)}>
      <div className={styles.two}>
        <Card title={t(texts.chartLabel)}>
          <Chart
            kind="line"
            label={t(texts.chartLabel)}
            categories={days.map((day) => formatDayOfYear(day, language))}
            series={[
              { name: t(texts.views), values: views },
              { name: t(texts.interactions), values: interactions },
            ]}
            format={format}
            texts={chartTexts}
          />
        </Card>
        <Card title={t(texts.chartBars)}>
          <Chart
            kind="bar"
            label={t(texts.chartBars)}
            categories={dwell.map((_, index) => t(texts.page, { number: index + 1 }))}
            series={[{ name: t(texts.seconds), values: dwell }]}
            format={format}
            texts={{ ...chartTexts, category: t(texts.pages) }}
          />
        </Card>
      </div>
    </ShowcaseSection>
  );
}

export function ShowcaseRecorder() {
  const { t, language } = useTexts();
  const recorderTexts = {
    start: t(texts.recordStart),
    asking: t(texts.recordAsking),
    recording: t(texts.recording),
    pause: t(texts.pause),
    paused: t(texts.paused),
    resume: t(texts.resume),
    finish: t(texts.finish),
    recorded: t(texts.recorded),
    replay: t(texts.replay),
    stopReplay: t(texts.stopReplay),
    redo: t(texts.redo),
    use: t(texts.use),
    ready: t(texts.recordReady),
    left: (time: string) => t(texts.left, { time }),
    level: t(texts.level),
  };
  return (
    <ShowcaseSection title={t(texts.recorder)}>
      <AudioRecorder
        texts={recorderTexts}
        onUse={({ blob }) =>
          notify('success', t(texts.recordUsed, { size: formatSize(blob.size, language) }))
        }
      />
    </ShowcaseSection>
  );
}
